import 'server-only'
import { counter } from './metrics'

type Result = 'done' | 'failed'

const runs = counter('mall_job_runs_total', 'runs of jobs', ['job', 'result'])
const deliveries = counter('mall_outbox_deliveries_total', 'deliveries of outbox events', ['topic', 'result'])

/** Counts a run of a job. */
export const countRun = (job: string, result: Result): void => runs.inc({ job, result })
/** Counts an attempt to deliver an event. */
export const countDelivery = (topic: string, result: Result): void => deliveries.inc({ topic, result })
