import 'server-only'
import { subsidyBudgets, subsidyClasses } from '@/lib/server/ground/db/schema'
import { subsidies, subsidyBudget } from '../data'
import { salesCategoryId } from '../ids'
import { batch, type Batch } from './batch'

/** Subsidy classes of the renewal programme with their budgets. Each covers one sales category and its subtree. */
export const subsidyBatches = (): Batch[] => [
  batch(
    subsidyClasses,
    subsidies.map(({ class: kind, name, rate, cap }, index) => ({
      subsidyClassId: index + 1,
      className: name,
      rate,
      cap,
      categoryIds: [salesCategoryId(kind)],
      sort: subsidies.length - index,
    })),
  ),
  batch(
    subsidyBudgets,
    subsidies.map((_, index) => ({
      subsidyClassId: index + 1,
      budgetPieces: subsidyBudget.pieces,
      budgetCents: subsidyBudget.cents,
    })),
  ),
]
