/** Returns a page with data for search engines (LINKED-1.3). Browsers do not run it, whatever the page's policy is. */
export const withLinkedMenu = (html: string, linked: string): string =>
  html.replace('</head>', () => `<script type="application/ld+json">${linked}</script></head>`)
