import 'server-only'
import { subsidyClasses } from '@/lib/server/db/schema'
import { subsidies } from '@/lib/demo/data'
import { batch, type Batch } from './batch'
import { salesCategoryId } from './ids'

/** Classes of the renewal programme; each covers a sales category with all below it. */
export const subsidyBatches = (): Batch[] => [
  batch(
    subsidyClasses,
    subsidies.map(({ class: kind, name, rate, cap }, index) => ({
      className: name,
      rate,
      cap,
      categoryIds: [salesCategoryId(kind)],
      sort: subsidies.length - index,
    })),
  ),
]
