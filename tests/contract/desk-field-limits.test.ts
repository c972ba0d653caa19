import '@/lib/server/edge/http/zod-messages'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '@/lib/contract'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { noticeLimits } from '@/lib/domain/content/desk-notice'
import { freightLimits } from '@/lib/domain/delivery/freight-form'
import { maxViewName } from '@/lib/domain/desk/index-page'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { maxReason as maxGoodsReason } from '@/lib/domain/goods/proposal'
import { maxReason as maxMerchantReason } from '@/lib/domain/merchant/decision'
import * as requestMessages from '@/lib/domain/messages/request'
import { shopLimits } from '@/lib/domain/shop/desk-shop'

/**
 * The limits of fields at the desk: what a form lets through its call takes, and a call says of each text that a person
 * types how long it may be.
 */

type Node = { [name: string]: Node | AnyContractProcedure }
const callsOf = (node: Node, prefix = ''): [string, AnyContractProcedure][] =>
  Object.entries(node).flatMap(([name, child]) =>
    isContractProcedure(child)
      ? [[`${prefix}${name}`, child] as [string, AnyContractProcedure]]
      : callsOf(child, `${prefix}${name}.`),
  )
const calls = new Map(callsOf(contract.operator as unknown as Node))

const fieldsOf = (name: string): Record<string, z.ZodType> => {
  const schema = calls.get(name)?.['~orpc'].inputSchema
  return schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
}

/** Whether a field refuses a text because of its length. A text of digits is a number where one is wanted. */
const isTooLong = (schema: z.ZodType, text: string): boolean =>
  (schema.safeParse(text).error?.issues ?? []).some(
    (issue) => issue.code === 'too_big' && issue.origin === 'string',
  )

const folder = 'components/desk'
const literal = /\b(?:maxLength(?:=\{|: )|const max(?:Length|Reason|Remark) = )(\d+)\b/g

/** The limits that a form writes as numbers, in the sequence of its text. Others are constants, which calls share. */
const writtenLimits: Record<string, number[]> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .map((path): [string, number[]] => [
      path,
      [...readFileSync(join(folder, path), 'utf8').matchAll(literal)].map(([, max]) => Number(max)),
    ])
    .filter(([, limits]) => limits.length > 0),
)

/** The field of a call that each of them is for, or why there is none. */
const number = '– a number, which the form reads before it is sent'
const search = '– searches'
const list = '– a list: the form and the call say for each entry'
const code = '– a code that is not stored'
const controls: Record<string, string[]> = {
  'frame/search-all/search-all-dialog.tsx': [search],
  'frame/shop-switcher/shop-choice.tsx': [search],
  'form/date-field/date-input.tsx': ['– a date, which the form reads'],
  'content/agreements/agreement-form.tsx': ['agreement.set title'],
  'settings/profile-form/question-dialog.tsx': [number],
  'settings/site/site-form.tsx': [
    ...[
      'brand_name',
      'intro',
      'phone',
      'service_hours',
      'service_email',
      'operator',
      'filing',
      'address',
    ].map((field) => `site.set ${field}`),
    ...['site.set postcode', 'site.set placeholder', list],
  ],
  'list/tags/new-tag.tsx': ['goodsTag.add tag_name'],
  'list/tags/tag-dialog.tsx': ['goodsTag.change tag_name', 'shopTag.change description'],
  'shops/shop/mall-section.tsx': ['shopTag.add tag_name'],
  'shops/shop/service-section.tsx': ['shop.change hour'],
  'trade/freight/new-freight-dialog.tsx': [number],
  'trade/dialog-parts/parcel-fields.tsx': ['order.ship delivery_code'],
  'trade/invoices/invoice-dialog.tsx': ['invoice.issue number', 'invoice.issue file'],
  'trade/refunds/offline-refund-dialog.tsx': ['– the number of a transfer, which the call takes in a list'],
  'trade/orders/cancel-rest-form.tsx': ['order.cancelRest reason'],
  'trade/dialog-parts/reason-form.tsx': ['aftersale.refund refuse_reason'],
  'trade/dialog-parts/decision-fields.tsx': ['order.reviewCancel reason'],
  'trade/orders/remark-form.tsx': ['order.remark remark'],
  'tasks/import/separator-fields.tsx': ['goodsImport.read list_separator'],
  'trade/orders/price-form.tsx': [number],
  'trade/orders/pickup-form.tsx': [code],
  'trade/aftersales/review-form.tsx': [number],
  'trade/pickup/pickup-desk.tsx': [code],
  'trade/return-addresses/address-dialog.tsx': ['contact', 'mobile', 'address', 'hours'].map(
    (field) => `aftersale.saveAddress ${field}`,
  ),
  'catalogue/schedules/schedule-dialog.tsx': [number],
  'catalogue/goods/sections/related-section.tsx': [search],
  'catalogue/goods/sections/spec-section.tsx': [list],
  'catalogue/goods/sections/sale-section.tsx': [number, number, number, number],
  'catalogue/goods/sections/intro-section.tsx': ['goods.create videos'],
  'catalogue/goods/sections/member-price-section.tsx': [number, number],
  'catalogue/goods/sections/sku-table.tsx': [number, number, number, number, number, number, number],
  'catalogue/goods/bulk/stock-change-fields.tsx': [number],
  'catalogue/search/synonym-dialog.tsx': ['search.setSynonyms word', list],
  'catalogue/categories/attribute-dialog.tsx': [list],
  'catalogue/categories/category-dialog.tsx': ['category.add category_name'],
  'catalogue/brands/sort-button.tsx': [number],
  'catalogue/brands/brand-dialog.tsx': ['brand.add brand_name', 'brand.add memo', number],
  'people/clerks/clerk-dialog.tsx': ['clerk.add username'],
  'people/accounts/account-form.tsx': ['account.add username'],
  'people/personal-data/personal-data-requests.tsx': [
    'member.personalData reason',
    '– words that are compared',
  ],
  'people/security/enrol-factor.tsx': ['security.enrol password'],
  'people/security/code-form.tsx': ['security.confirm code'],
}

it('every limit that a form writes as a number is that of a call, or has a reason', () => {
  const lengths = (all: Record<string, unknown[]>) =>
    Object.fromEntries(Object.entries(all).map(([path, entries]) => [path, entries.length]))
  expect(lengths(controls)).toEqual(lengths(writtenLimits))
})

const bound = Object.entries(controls).flatMap(([path, uses]) =>
  uses.flatMap((use, index) => {
    const [call = '', field = ''] = use.split(' ')
    return use.startsWith('–') ? [] : [{ path, call, field, max: writtenLimits[path]?.[index] ?? 0 }]
  }),
)
it.each(bound)('$path lets at most what $call takes into $field', ({ call, field, max }) => {
  const schema = fieldsOf(call)[field]
  if (!schema) throw new Error(`${call} has no field ${field}`)
  expect(isTooLong(schema, '9'.repeat(max))).toBe(false)
  const long = schema.safeParse('9'.repeat(100_000)).error?.issues ?? []
  expect(long.length).toBeGreaterThan(0)
  expect(long.map(({ message }) => message)).not.toContain(requestMessages.contentTooLong)
})

/** The limits that forms name, by the fields that they are for. */
const named: [max: number, use: string][] = [
  [articleLimits.title, 'article.add title'],
  [articleLimits.author, 'article.add author'],
  [articleLimits.summary, 'article.add summary'],
  [articleLimits.catalogue, 'articleCatalogue.add category_name'],
  [noticeLimits.title, 'notice.add title'],
  [freightLimits.name, 'freight.add name'],
  [goodsLimits.name, 'goods.create item_name'],
  [goodsLimits.brief, 'goods.create brief'],
  [goodsLimits.unit, 'goods.create item_unit'],
  [shopLimits.name, 'shop.change name'],
  [shopLimits.code, 'shop.change shop_code'],
  [shopLimits.address, 'shop.change address'],
  [shopLimits.text, 'shop.change house_number'],
  [shopLimits.introduce, 'shop.change introduce'],
  [shopLimits.phone, 'shop.change mobile'],
  [maxViewName, 'indexPage.addView name'],
  [maxMerchantReason, 'merchant.review reason'],
  [maxGoodsReason, 'goodsProposal.reject reason'],
]
it.each(named)('%i characters are taken by %s', (max, use) => {
  const [call = '', field = ''] = use.split(' ')
  const schema = fieldsOf(call)[field]
  if (!schema) throw new Error(`${call} has no field ${field}: ${Object.keys(fieldsOf(call)).join()}`)
  expect(isTooLong(schema, '9'.repeat(max))).toBe(false)
  expect(isTooLong(schema, '9'.repeat(max + 1))).toBe(true)
})

/** Texts that no person types into a field, and secrets, which are compared only. */
const notTyped =
  /\.(?:export|exportStock) |^(?:picture|template)\.| (?:overwrite|session|save_id|key|id|order_id|trade_id|refund_bn|tag_color|font_color|color|take_effect_date|mobile|password)$/

it('a call says of each text how long it may be', () => {
  const silent = [...calls].flatMap(([name, call]) =>
    call['~orpc'].route.method === 'GET'
      ? []
      : Object.entries(fieldsOf(name)).flatMap(([field, schema]) => {
          const issues = schema.safeParse('长'.repeat(100_000)).error?.issues ?? []
          const isSilent = issues.some(
            ({ code: kind, message }) =>
              kind === 'too_big' &&
              (message === requestMessages.contentTooLong || message === requestMessages.parametersInvalid),
          )
          return isSilent && !notTyped.test(`${name} ${field}`) ? [`${name} ${field}`] : []
        }),
  )
  expect(silent).toEqual([])
})
