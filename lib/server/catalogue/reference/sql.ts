import 'server-only'
import type { FreightTemplate } from '@/lib/domain/delivery/freight'
import {
  paidGrades,
  marketingTerms,
  programmeClasses,
  tagColumns,
  type MarketingTerms,
  type PaidGrade,
  type ProgrammeClassRow,
  type RowTag,
} from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { json, statement, type RowOf } from '@/lib/server/ground/db/statement'
import { settingsIn } from '@/lib/server/ground/settings'
import { vipGuideIn } from '@/lib/server/people/vip/parts'
import { referenceVersionIn } from './parts'

/** A brand, product parameter or spec group. */
export interface Attribute {
  attributeId: number
  name: string
  type: 'brand' | 'item_params' | 'item_spec'
  memo: string
  sort: number
  isImage: boolean
  isFilterable: boolean
  imageUrl: string
}

export interface Category {
  categoryId: number
  name: string
  /** The ids of the categories above it and its own, from the top down. */
  path: number[]
}

const tables = {
  version: referenceVersionIn(),
  attributes: {
    sql: jsonRows(`select attribute_id as "attributeId", attribute_name as name, attribute_type as type,
                          attribute_memo as memo, sort, is_image as "isImage", is_filterable as "isFilterable", image_url as "imageUrl" from attributes`),
    column: json<Attribute[]>(),
  },
  categories: {
    sql: jsonRows('select category_id as "categoryId", category_name as name, path from categories'),
    column: json<Category[]>(),
  },
  /** Tags that lists and pages show. */
  tags: {
    sql: jsonRows(`select ${tagColumns} from tags t where t.front_show order by t.tag_id`),
    column: json<RowTag[]>(),
  },
  paidGrades: { sql: jsonRows(paidGrades), column: json<PaidGrade[]>() },
  vipGuide: vipGuideIn(),
  subsidyClasses: { sql: jsonRows(programmeClasses), column: json<ProgrammeClassRow[]>() },
  settings: settingsIn('programme', 'trade', 'point', 'pointsmall', 'tdk.goods'),
  /** All types, running or not. */
  marketings: {
    sql: jsonRows(`select ${marketingTerms} from marketings m where not m.disabled order by m.marketing_id`),
    column: json<MarketingTerms[]>(),
  },
  templates: {
    sql: jsonRows(`select t.template_id as "templateId", t.is_free as "isFree", t.valuation, t.status, t.conf
                     from freight_templates t`),
    column: json<FreightTemplate[]>(),
  },
}

/**
 * The reference data with its version, from one snapshot. A table that is read here needs the trigger `count_change`.
 */
export const referenceData = statement(
  'reference_data',
  `select ${selectParts(tables)}`,
  columnsOfParts(tables),
)
export type ReferenceRow = RowOf<typeof referenceData>
