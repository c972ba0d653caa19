import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'
import { programmeClasses, programmeClassRow } from '@/lib/server/catalogue/goods-lookup/offer-columns'

export const subsidyClasses = statement('subsidy_classes', programmeClasses, programmeClassRow)
