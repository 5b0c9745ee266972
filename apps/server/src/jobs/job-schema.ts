/** The database schema of the job queues. */
export const jobSchema = 'jobs'
