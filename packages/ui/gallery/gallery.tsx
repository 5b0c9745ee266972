import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/index.ts'
import './gallery.css'

interface Stories {
  readonly title: string
  readonly stories: Readonly<Record<string, ComponentType>>
}

const files = import.meta.glob<Stories>('../src/**/*.stories.tsx', { eager: true })
const schemes = ['light', 'dark'] as const

const Gallery = () => (
  <main className="gallery">
    {Object.entries(files).map(([file, { title, stories }]) => (
      <section key={file}>
        <h2>{title}</h2>
        {Object.entries(stories).map(([name, Story]) => (
          <div key={name} className="gallery-story">
            <h3>{name}</h3>
            <div className="gallery-sides">
              {schemes.map((scheme) => (
                <div key={scheme} className="gallery-side" data-scheme={scheme}>
                  <Story />
                </div>
              ))}
            </div>
          </div>
        ))}
      </section>
    ))}
  </main>
)

const root = document.getElementById('gallery')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
