import 'server-only'
import type { DeskShop } from '@/lib/contract/operator/shops/shop-desk'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as deskMessages from '@/lib/domain/messages/desk'
import { shopStates, type ShopState } from '@/lib/domain/shop/desk-shop'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersion } from '@/lib/server/ground/desk-version/edit-row'
import { isAsOf, noteRestored } from '@/lib/server/ground/desk-version/restored'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import { isPresentRegion } from '@/lib/server/ground/region/find-region'
import type { RowPlan, TableImport, TableTask } from '@/lib/server/ground/table-import/definition'
import { eventTags } from '@/lib/web/cache-tags'
import { addShop, changeShop, getDeskShop } from '../change-shops'
import { lockShops, shopsNamed } from '../sql'
import { shopColumns, unusedShopColumns, type ShopRow } from './columns'
import { kindsNamed, removeShop, restoreUpdated, updatedOf } from './sql'

type ShopFields = Parameters<typeof addShop>[2]

type ShopChange =
  { id: null; fields: ShopFields } | { id: number; version: number; fields: Partial<ShopFields> }

type ShopUndo =
  | { kind: 'create'; id: number; created: number }
  | { kind: 'change'; id: number; version: number; fields: Partial<ShopFields>; updated: number }

/** What a new shop has where its row says nothing. */
const newShop: ShopFields = {
  name: '',
  shop_code: '',
  category_id: 0,
  distribution_type: 0,
  logo: '',
  banner: '',
  introduce: '',
  business: '',
  contact: '',
  mobile: '',
  contract_phone: '',
  province: '',
  city: '',
  area: '',
  address: '',
  house_number: '',
  lng: null,
  lat: null,
  hour: '09:00-21:00',
  is_valid: 'true',
  is_ziti: false,
  is_delivery: true,
  delivery_distance: 0,
  is_default: false,
  tag_ids: [],
}

/** What differs, in the words of the page of a shop. Contacts are told without their values. */
const fieldWords: Partial<Record<keyof ShopFields, string>> = {
  name: '店铺名称',
  category_id: '门店分类',
  distribution_type: '店铺类型',
  logo: '店铺LOGO',
  banner: '店铺背景',
  contact: '联系人姓名',
  mobile: '联系方式',
  contract_phone: '联系方式展示',
  province: '省',
  city: '市',
  area: '区',
  address: '店铺详细地址',
  house_number: '门牌号',
  lng: '经度',
  lat: '纬度',
  hour: '经营时间',
  is_valid: '店铺状态',
  is_delivery: '快递配送',
}
const untold: readonly string[] = ['contact', 'mobile', 'category_id', 'logo', 'banner']

const valueWords = (field: string, value: unknown): string => {
  if (field === 'is_valid') return shopStates[value as ShopState].name
  if (field === 'distribution_type') return value === 1 ? '加盟' : '自营'
  if (typeof value === 'boolean') return value ? '是' : '否'
  return value === null ? '空' : String(value) || '空'
}

const noteOf = (field: keyof ShopFields, before: unknown, after: unknown): string => {
  const words = fieldWords[field] ?? field
  return untold.includes(field)
    ? `${words}有变化`
    : `${words} ${valueWords(field, before)} → ${valueWords(field, after)}`
}

/** Fields that a row names. */
function sentFields(row: ShopRow, categoryId: number | undefined): Partial<ShopFields> {
  const { region, kind: _, from, to, lng, lat, ...rest } = row
  const [province = '', city = '', area = ''] = region
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...(named as Partial<ShopFields>),
    province,
    city,
    area,
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(from !== undefined && to !== undefined && { hour: `${from}-${to}` }),
    ...(lng !== undefined && lat !== undefined && { lng, lat }),
  }
}

const refused = (field: keyof ShopRow, text: string): RowPlan<ShopChange> => ({
  state: 'refused',
  field,
  text,
})

/** What is wrong with a row on its own; null for a right one. */
function problemOf(row: ShopRow): RowPlan<ShopChange> | null {
  if (!isPresentRegion(row.region)) return refused('region', deliveryMessages.districtMissing)
  if ((row.from === undefined) !== (row.to === undefined))
    return refused('from', '经营开始时间和结束时间请一起填写')
  if ((row.lng === undefined) !== (row.lat === undefined)) return refused('lng', deskMessages.halfPlace)
  return null
}

async function plansOf(db: Queries, rows: readonly ShopRow[]): Promise<RowPlan<ShopChange>[]> {
  const found = await db.run(shopsNamed, [
    rows.map(({ shop_code }) => shop_code),
    rows.map(({ name }) => name),
  ])
  const kinds = await db.run(kindsNamed, [rows.flatMap(({ kind = [] }) => kind)])
  const kindOf = new Map(kinds.map(({ categoryName, categoryId }) => [categoryName, categoryId]))
  return rows.map((row): RowPlan<ShopChange> => {
    const present = found.find(({ shop_code }) => shop_code === row.shop_code)
    const namesake = found.find(({ name }) => name === row.name)
    const wrong = problemOf(row)
    if (wrong) return wrong
    if (present?.is_valid === 'delete') return refused('shop_code', '店铺已删除')
    if (namesake && namesake !== present) return refused('name', `店铺“${row.name}”已存在`)
    const categoryId = row.kind === undefined ? undefined : kindOf.get(row.kind)
    if (row.kind !== undefined && categoryId === undefined)
      return refused('kind', deskMessages.shopKindMissing)
    const sent = sentFields(row, categoryId)
    return present ? changePlan(present, sent) : createPlan(sent)
  })
}

function createPlan(sent: Partial<ShopFields>): RowPlan<ShopChange> {
  return { state: 'create', notes: [], change: { id: null, fields: { ...newShop, ...sent } } }
}

function changePlan(present: DeskShop, sent: Partial<ShopFields>): RowPlan<ShopChange> {
  const fields = Object.fromEntries(
    Object.entries(sent).filter(([field, value]) => present[field as keyof ShopFields] !== value),
  ) as Partial<ShopFields>
  const names = Object.keys(fields) as (keyof ShopFields)[]
  if (names.length === 0) return { state: 'same' }
  return {
    state: 'change',
    notes: names.map((field) => noteOf(field, present[field], fields[field])),
    change: { id: present.distributor_id, version: present.version, fields },
  }
}

async function writeOne(
  { mall, tx }: JoinedWork,
  { actor }: TableTask,
  change: ShopChange,
): Promise<ShopUndo> {
  if (change.id === null) {
    const { distributor_id: id, created } = await addShop(mall, actor, change.fields)
    return { kind: 'create', id, created }
  }
  const { id, version, fields } = change
  const before = await getDeskShop(tx, id, null)
  const [{ updated } = { updated: 0 }] = await tx.run(updatedOf, [id])
  const { shop } = await changeShop(mall, { actor, shopId: null }, { distributor_id: id, version, ...fields })
  const old = Object.fromEntries(
    Object.keys(fields).map((field) => [field, before[field as keyof ShopFields]]),
  )
  return { kind: 'change', id, version: shop.version, fields: old as Partial<ShopFields>, updated }
}

async function undoOne(
  { mall, tx }: JoinedWork,
  { actor }: TableTask,
  undo: ShopUndo,
): Promise<string | null> {
  const { id } = undo
  if (undo.kind === 'create') {
    const [removed] = await tx.run(removeShop, [id, undo.created])
    if (!removed) return '店铺之后有改动或已经在用，未撤销'
    await recordAudit(tx, { actor, event: 'undoImport', subject: 'shop', subjectId: id }, mall.now())
    await mall.invalidate(eventTags.shopChanged(id))
    return null
  }
  const { version, fields, updated } = undo
  await getDeskShop(tx, id, null)
  const present = await lockRowVersion(tx, { subject: 'shop', id })
  if (!isAsOf(present, version)) return deskMessages.laterChanged
  await changeShop(mall, { actor, shopId: null }, { distributor_id: id, version: present.version, ...fields })
  await noteRestored(tx, 'shop', [{ id, undo: { version } }])
  await tx.run(restoreUpdated, [id, updated])
  return null
}

/** Shops with the columns of ECShopX (contract files §2), and 经度 and 纬度. */
export const shopsImport: TableImport<ShopRow, ShopChange, ShopUndo> = {
  kind: 'shops.import',
  columns: shopColumns,
  unused: unusedShopColumns,
  keys: [
    { field: 'shop_code', of: ({ shop_code }) => shop_code },
    { field: 'name', of: ({ name }) => name },
  ],
  nameOf: ({ shop_code = '', name = '' }) => [shop_code, name].filter(Boolean).join(' '),

  async lock({ tx }) {
    await tx.run(lockShops, [])
  },

  plan: ({ db }, rows) => plansOf(db, rows),

  async write(work, task, changes) {
    const undos: ShopUndo[] = []
    for (const change of changes) undos.push(await writeOne(work, task, change))
    return undos
  },

  async undo(work, task, undos) {
    await work.tx.run(lockShops, [])
    const kept: (string | null)[] = []
    for (const undo of undos) kept.push(await undoOne(work, task, undo))
    return kept
  },
}
