import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'
import { forgetPictures } from '@/lib/server/content/import-picture/picture-source'
import { taskKinds } from '@/lib/server/edge/tasks/kinds'
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
    name: 'sweep tasks',
    every: 3600,
    async run(mall) {
      await sweepTasks(mall, taskKinds)
      await forgetPictures(mall.db, mall.now() - picturesKnown)
    },
  },
]
