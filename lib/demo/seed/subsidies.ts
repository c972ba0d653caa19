import 'server-only'
import { subsidyClasses } from '@/lib/server/db/schema'
import { subsidies } from '../data'
import { batch, type Batch } from './batch'
import { salesCategoryId } from '../ids'

/** Subsidy classes of the renewal programme. Each covers one sales category and its subtree. */
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
