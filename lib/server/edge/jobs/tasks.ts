import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'
import { forgetPictures } from '@/lib/server/content/import-picture/picture-source'
import { exportSources } from '@/lib/server/edge/exports/sources'
import { taskKinds } from '@/lib/server/edge/tasks/kinds'
import { sweepExports } from '@/lib/server/ground/export/sweep-exports'
import { writeNextExport } from '@/lib/server/ground/export/write-export'
import { sweepRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { runNextTask } from '@/lib/server/ground/task/run-task'
import { sweepTasks } from '@/lib/server/ground/task/sweep-tasks'
import type { Job } from './job'

/** Seconds for which the address of a picture is known without fetching it again. */
const picturesKnown = 90 * daySeconds

export const taskJobs: Job[] = [
  {
    name: 'work on tasks',
    every: 1,
    // One after the other, until none is left.
    async run(mall, isStopping) {
      while (!isStopping() && (await runNextTask(mall, taskKinds, isStopping)));
    },
  },
  {
    // Beside other tasks: nobody waits for a file until a long import ends.
    name: 'write exports',
    every: 1,
    async run(mall, isStopping) {
      while (!isStopping() && (await writeNextExport(mall, exportSources, isStopping)));
    },
  },
  { name: 'sweep exports', every: 3600, run: sweepExports },
  { name: 'sweep recycle bin', every: 3600, run: (mall) => sweepRecycled(mall.db, mall.now()) },
  {
    name: 'sweep tasks',
    every: 3600,
    async run(mall) {
      await sweepTasks(mall, taskKinds)
      await forgetPictures(mall.db, mall.now() - picturesKnown)
    },
  },
]
