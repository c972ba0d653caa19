'use client'
import { lazy, Suspense, useState } from 'react'
import { maxPicked } from '@/components/desk/pickers/choice-source'
import { goodsSource } from '@/components/desk/pickers/goods-source'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { toast } from '@/lib/client/press/toast'
import { parseId } from '@/widgets/loader'
import type { GoodsField } from '@/widgets/setting-fields'
import { useCurrentContent } from '../document/content-provider'
import { missingGoods } from '../document/current-content'
import { changeOf, pathOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { mayAdd, mayDelete, moved } from './list-limits'
import { ListError, PickedRow } from './picked-row'
import { SortableList } from './sortable-list'

const ListPicker = lazy(() => import('@/components/desk/pickers/list-picker'))

/** A picked product as the list stores it (spec 4 §A0.7). */
function rowOf(record: Settings, extra: GoodsField['extra'] = []): Settings {
  const { goods_id, itemId, pics, price, item_name } = record
  const more = Object.fromEntries(extra.map((key) => [key, record[key] ?? '']))
  const picture = Array.isArray(pics) ? String(pics[0] ?? '') : ''
  return {
    goods_id,
    itemId,
    goods_pic: picture,
    price,
    goods_name: item_name,
    tagList: [],
    ...more,
    linkPage: 'goods',
    linkPageLabel: '商品',
  }
}

/** A place without a product. */
export const emptyGoods: Settings = {
  goods_id: '',
  itemId: '',
  goods_pic: '',
  price: 0,
  goods_name: '商品名称',
  linkPage: 'goods',
  linkPageLabel: '商品',
}

const isSample = ({ goods_id }: Settings) => goods_id === '' || goods_id === undefined

/** Products: chosen in the picker, sorted by dragging, replaced by a click on the picture. */
export function GoodsInput({ field, values, onChange, onLeave, problems }: FieldProps<GoodsField>) {
  const { shop, limits, replaces } = field
  const value = valueOf(field, values)
  const stored = Array.isArray(value) ? (value as Settings[]) : []
  const rows = shop ? Array.from({ length: shop.places }, (_, index) => stored[index] ?? emptyGoods) : stored
  const shopId = shop ? Number(values[shop.key]) || 0 : 0
  /** The row that is picked anew; -1 for more products. */
  const [picking, setPicking] = useState<number | null>(null)
  const { goods } = useCurrentContent()
  const path = pathOf(field)
  // Placeholders of a new list make room for real products.
  const real = rows.filter((row) => !isSample(row))
  const write = (next: readonly Settings[]) => {
    onChange(changeOf(field, values, next))
    onLeave()
  }
  const remove = async (index: number) => {
    // The places of a shop stay.
    const rules = shop ? { ...(field.confirmDelete && { confirmDelete: field.confirmDelete }) } : field
    if (!(await mayDelete(rows.length, rules))) return
    write(shop ? rows.with(index, emptyGoods) : rows.toSpliced(index, 1))
    toast.success('删除成功！')
  }
  const open = (index: number) => {
    if (shop && shopId === 0) toast.error('请先选择商铺')
    else if (index >= 0 || replaces !== undefined || mayAdd(real.length, limits)) setPicking(index)
  }
  const pick = (records: readonly Settings[]) => {
    const added = records.map((record) => rowOf(record, field.extra))
    const [first] = added
    if (picking !== null && picking >= 0) {
      if (first) write(rows.with(picking, first))
    } else write(replaces === undefined ? [...real, ...added] : added)
    setPicking(null)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      {!shop && (
        <Button variant="ghost" size="small" block onClick={() => open(-1)}>
          {field.label ?? '选择商品'}
        </Button>
      )}
      {field.hint && <p className="text-muted text-xs">{field.hint}</p>}
      <ListError text={problemAt(problems, path)} />
      <SortableList
        ids={rows.map((_, index) => `${field.key}-${index}`)}
        label="商品"
        onMove={(from, to) => {
          write(moved(rows, from, to))
        }}
      >
        {(index, grip) => {
          const row = rows[index] ?? emptyGoods
          const current = goods.get(parseId(row.goods_id as string) ?? 0)
          const name = current?.name ?? String(row.goods_name ?? '')
          const isEmptyPlace = shop !== undefined && isSample(row)
          return (
            <PickedRow
              grip={grip}
              name={isEmptyPlace ? `商品${index + 1}` : name}
              note={current === null ? missingGoods : undefined}
              removeLabel={`删除${name}`}
              onRemove={isEmptyPlace ? undefined : () => void remove(index)}
              picture={
                <button
                  type="button"
                  aria-label={isEmptyPlace ? `选择商品${index + 1}` : `更换${name}`}
                  onClick={() => {
                    open(index)
                  }}
                  className="shrink-0"
                >
                  <Picture
                    src={current?.picture ?? String(row.goods_pic ?? '')}
                    alt=""
                    width={240}
                    className="rounded-control size-9"
                  />
                </button>
              }
            />
          )
        }}
      </SortableList>
      {picking !== null && (
        <Suspense>
          <ListPicker
            source={goodsSource(shopId)}
            max={
              picking >= 0 ? 1 : (replaces ?? Math.min(maxPicked, (limits?.max ?? Infinity) - real.length))
            }
            tooMany={limits?.tooMany}
            taken={new Set(replaces === undefined ? real.map(({ goods_id }) => String(goods_id)) : [])}
            onPick={pick}
            onClose={() => {
              setPicking(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
