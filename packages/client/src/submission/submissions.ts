import { createSubmission, type Submission, type SubmissionOptions } from './submission.ts'

/** Returns the submission of a key; the same object for the same key. */
export type Submissions<P, R> = (key: string) => Submission<P, R>

/** Creates submissions of one kind that are independent of each other, such as payments of two sessions. */
export const createSubmissions = <P, R>(
  options: Omit<SubmissionOptions<P, R>, 'key'>,
): Submissions<P, R> => {
  const known = new Map<string, Submission<P, R>>()
  return (key) => {
    const submission = known.get(key) ?? createSubmission({ ...options, key })
    known.set(key, submission)
    return submission
  }
}
