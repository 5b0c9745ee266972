/** The schema in which the queues of jobs keep their own tables. */
export const jobSchema = 'jobs'
