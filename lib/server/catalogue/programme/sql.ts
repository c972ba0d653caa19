import 'server-only'
import { programmeClasses, programmeClassRow } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { statement } from '@/lib/server/ground/db/statement'

export const subsidyClasses = statement('subsidy_classes', programmeClasses, programmeClassRow)
