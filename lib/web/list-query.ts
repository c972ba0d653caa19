import { idOf, maxId } from '@/lib/domain/id'
import type { ListQuery, ParamValue } from './list-href'
import { lastValue, type RawQuery } from './raw-query'

const maxPage = 1_000_000
/** Values of parameters, at most as many as the list call takes; a band of values is one choice of several. */
const maxParamValues = 50

/** An id that is too large matches nothing, as the largest id does, which replaces it. */
const id = (text: string): number | undefined => idOf(text) ?? (/^[1-9]\d*$/.test(text) ? maxId : undefined)
/** Digits of a Chinese keyboard may be full-width. */
const yuan = (text: string): string | undefined =>
  /^\d{1,8}(\.\d{1,2})?$/.exec(text.normalize('NFKC').trim())?.[0]

/** Anything but a whole number is the first page. */
const pageNumber = (text: string): number =>
  /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), maxPage) : 1

/** `3-31,3-32` as pairs of parameter and value. */
const paramValues = (text: string): ParamValue[] =>
  [...new Set(text.split(','))].slice(0, maxParamValues).flatMap((pair) => {
    const [, attribute, value] = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(pair) ?? []
    return attribute && value ? [{ attribute_id: Number(attribute), attribute_value_id: Number(value) }] : []
  })

/** The bounds in ascending sequence, however they were typed. */
function priceRange(start: string | undefined, end: string | undefined) {
  const swapped = start !== undefined && end !== undefined && Number(start) > Number(end)
  return swapped ? { start_price: end, end_price: start } : { start_price: start, end_price: end }
}

/** Reads the query of a list URL; invalid parameters are ignored. */
export function parseListQuery(raw: RawQuery): ListQuery {
  const text = (key: string) => lastValue(raw[key])
  const sort = Number(text('goodsSort'))
  return {
    keywords: text('keywords').slice(0, 100) || undefined,
    cat_id: id(text('cat_id')),
    main_category: id(text('main_category')),
    brand_id: [
      ...new Set(
        text('brand_id')
          .split(',')
          .flatMap((one) => id(one) ?? []),
      ),
    ].slice(0, 50),
    tag: text('tag').slice(0, 30) || undefined,
    subsidy: text('subsidy') === '1' || undefined,
    item_params: paramValues(text('item_params')),
    distributor_id: text('distributor_id') === '0' ? 0 : id(text('distributor_id')),
    card_id: id(text('card_id')),
    in_stock: text('in_stock') === '1' || undefined,
    goodsSort: [1, 2, 3, 4].includes(sort) ? sort : undefined,
    ...priceRange(yuan(text('start_price')), yuan(text('end_price'))),
    page: pageNumber(text('page')),
  }
}
