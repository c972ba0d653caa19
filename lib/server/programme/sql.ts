import 'server-only'
import { statement } from '@/lib/server/db/statement'
import { programmeClasses, programmeClassRow } from '@/lib/server/goods-lookup/offer-columns'

export const subsidyClasses = statement('subsidy_classes', programmeClasses, programmeClassRow)
