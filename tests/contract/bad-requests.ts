import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import fc from 'fast-check'
import { apiPrefix, contract } from '@/lib/contract'
import type { CallMeta } from '@/lib/contract/call'
import { legacyNamesOf } from '@/lib/server/http/legacy-gateway'

/** Generated invalid requests to every call, under every verb and name that it accepts. */

type Tree = { [name: string]: Tree | AnyContractProcedure }
const proceduresOf = (tree: Tree): AnyContractProcedure[] =>
  Object.values(tree).flatMap((node) => (isContractProcedure(node) ? [node] : proceduresOf(node)))

type Spelling = readonly [method: string, path: string]
const spellings = proceduresOf(contract as unknown as Tree).flatMap((procedure): Spelling[] => {
  const { route, meta } = procedure['~orpc']
  const { also } = meta as CallMeta
  const old = legacyNamesOf(meta as CallMeta).flatMap(({ name }): Spelling[] => [
    ['GET', `/${name}`],
    ['POST', `/${name}`],
  ])
  return [
    [route.method ?? '', route.path ?? ''],
    ...also.map(({ method, path }): Spelling => [method, path]),
    ...old,
  ]
})

/** Parameters of the calls, so that generated input passes the first checks and reaches the services. */
const names = `
  rate_id rate_ids rates content star level has_pic anonymous page_url item_id goods_id num quantity cart_id cart
  shop_type cart_type distributor_id is_checked order_id order_type status page pageSize page_no page_size pay_type
  trade_id card_id keywords category_id tag start_price end_price goodsSort username password auth_type address_id
  telephone province city county adrdetail is_def receipt_type remark receiver_name receiver_mobile receiver_state
  receiver_city receiver_district receiver_address coupon_discount not_use_coupon point_use items item_ids is_empty
  theme_pc_template_id type group_id marketing_id seckill_id filter is_default template_name page_name history_id
  article_id article_ids article_type title article_url node_id lat lng sort_type search_type name area address
  distributor_tag_id is_valid prices cancel_reason tid addr_id shop_id activity_id cart_id_list cart_params mode
`
  .trim()
  .split(/\s+/)

/** Placeholder for ten thousand nested lists. A text, because serialising such a value overflows the stack. */
const deepMark = '@deep'
const deep = '['.repeat(10_000) + ']'.repeat(10_000)

const invalidValue = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '1001',
    '1.5',
    '1e9',
    '99999999999999999999',
    '2147483648',
    '9007199254740992',
  ],
  ...['999999999999999', 'NaN', 'null', 'undefined', 'true', "' or 1=1 --", '%', '\u0000', '\ud800', '😀𠮷'],
  ...['<script>alert(1)</script>', '冰'.repeat(10_000), 'x'.repeat(10_000), deepMark, null, true, -1, 1.5],
  ...['distributor', 'cart', 'fastbuy', 'normal', 'logistics', '{"a":[1]}', '["1"]', '13800138000', 'index'],
)

const invalidId = fc.constantFrom(
  ...['0', '1', '1001', '-1', 'abc', '%00', '%F0%9F%98%80', '99999999999999999999', '4998031204510042'],
  ...['999999999999999', '..%2f..'],
)

export interface BadRequest {
  call: Spelling
  /** Replaces path parameters that are not in `existing`. */
  pathValue: string
  /** Values that exist in the mall, per parameter. */
  existing: Partial<Record<string, string>>
  params: Record<string, unknown>
  encoding: 'json' | 'form' | 'multipart' | 'query'
}

/**
 * Invalid requests.
 * @param existing values that exist in the mall, per parameter; requests use them now and then
 */
export function badRequests(existing: Record<string, string[]> = {}): fc.Arbitrary<BadRequest> {
  const value = fc.oneof(
    { weight: 4, arbitrary: invalidValue },
    fc.string(),
    fc.array(invalidValue, { maxLength: 3 }),
    fc.dictionary(fc.string(), invalidValue, { maxKeys: 2 }),
  )
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom(...names).map((plain) => `${plain}[]`),
    fc.string(),
  )
  const picked = Object.entries(existing).map(([key, values]) => [key, fc.constantFrom(...values)] as const)
  return fc.record({
    call: fc.constantFrom(...spellings),
    pathValue: invalidId,
    existing: fc.record(Object.fromEntries(picked), { requiredKeys: [] }),
    params: fc.dictionary(name, value, { maxKeys: 8 }),
    encoding: fc.constantFrom('json', 'form', 'multipart', 'query'),
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

/** The request as a client would send it. */
export function toRequest(
  { call: [method, pattern], pathValue, existing, params: generated, encoding }: BadRequest,
  token?: string,
): Request {
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => existing[name] ?? pathValue)
  const params = { ...generated, ...existing }
  const url = new URL(`http://mall.test${apiPrefix}${path}`)
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
  const fields = Object.entries(params).map(([key, value]): [string, string] => [key, textOf(value)])
  if (method === 'GET' || encoding === 'query') {
    url.search = new URLSearchParams(fields).toString()
    return new Request(url, { method, headers })
  }
  if (encoding === 'multipart') {
    const body = new FormData()
    for (const [key, value] of fields) body.append(key, value)
    return new Request(url, { method, headers, body })
  }
  if (encoding === 'form') return new Request(url, { method, headers, body: new URLSearchParams(fields) })
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(params).replaceAll(`"${deepMark}"`, deep) })
}
