'use client'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { toast } from '@/lib/client/toast'
import { parseId } from '@/widgets/loader'
import type { GoodsField } from '@/widgets/setting-fields'
import { useCurrentContent } from '../content-provider'
import { missingGoods } from '../current-content'
import { changeOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { mayAdd, mayDelete, moved } from './list-limits'
import { SortableList } from './sortable-list'

const GoodsPicker = lazy(() => import('./goods-picker'))

/** A picked product as the list stores it (spec 4 §A0.7). */
function rowOf(record: Settings, extra: GoodsField['extra'] = []): Settings {
  const { goods_id, itemId, pics, price, item_name } = record
  const more = Object.fromEntries(extra.map((key) => [key, record[key] ?? '']))
  const picture = Array.isArray(pics) ? String(pics[0] ?? '') : ''
  return {
    ...{ goods_id, itemId, goods_pic: picture, price, goods_name: item_name, tagList: [] },
    ...more,
    ...{ linkPage: 'goods', linkPageLabel: '商品' },
  }
}

/** Products: chosen in the picker, sorted by dragging, replaced by a click on the picture. */
export function GoodsInput({ field, values, onChange, onLeave, problems }: FieldProps<GoodsField>) {
  const value = valueOf(field, values)
  const rows = Array.isArray(value) ? (value as Settings[]) : []
  /** The row that is picked anew; -1 for more products. */
  const [picking, setPicking] = useState<number | null>(null)
  const { goods } = useCurrentContent()
  const path = field.at === undefined ? field.key : `${field.key}.${field.at}`
  const write = (next: readonly Settings[]) => {
    onChange(changeOf(field, values, next))
    onLeave()
  }
  const remove = async (index: number) => {
    if (!(await mayDelete(rows.length, field))) return
    write(rows.toSpliced(index, 1))
    toast.success('删除成功！')
  }
  const pick = (records: readonly Settings[]) => {
    const added = records.map((record) => rowOf(record, field.extra))
    const [first] = added
    // Placeholders of a new list make room for real products.
    const real = rows.filter(({ goods_id }) => goods_id !== '')
    if (picking !== null && picking >= 0 && first) write(rows.with(picking, first))
    else if (field.replaces !== undefined) write(added)
    else if (mayAdd(real.length, field.limits)) write([...real, ...added].slice(0, field.limits?.max))
    setPicking(null)
  }
  const error = problemAt(problems, path)
  return (
    <div className="grid gap-2">
      {!field.shop && (
        <Button variant="ghost" size="small" block onClick={() => setPicking(-1)}>
          {field.label ?? '选择商品'}
        </Button>
      )}
      {field.hint && <p className="text-muted text-xs">{field.hint}</p>}
      {error && (
        <p role="alert" className="text-brand text-xs">
          {error}
        </p>
      )}
      <SortableList
        ids={rows.map((_, index) => `${field.key}-${index}`)}
        label="商品"
        onMove={(from, to) => {
          write(moved(rows, from, to))
        }}
      >
        {(index, grip) => {
          const row = rows[index]
          const current = goods.get(parseId(row?.goods_id as string) ?? 0)
          const name = current?.name ?? String(row?.goods_name ?? '')
          return (
            <div className="rounded-control border-line bg-card flex items-center gap-1.5 border py-1 pr-1">
              {grip}
              <button
                type="button"
                aria-label={`更换${name}`}
                onClick={() => setPicking(index)}
                className="shrink-0"
              >
                <Picture
                  src={current?.picture ?? String(row?.goods_pic ?? '')}
                  alt=""
                  width={240}
                  className="rounded-control size-9"
                />
              </button>
              <span className="min-w-0 flex-1 text-xs">
                <span className="line-clamp-2">{name}</span>
                {current === null && <span className="text-brand">{missingGoods}</span>}
              </span>
              <button
                type="button"
                aria-label={`删除${name}`}
                onClick={() => void remove(index)}
                className="text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
              >
                <Trash2 className="size-3.5" aria-hidden />
              </button>
            </div>
          )
        }}
      </SortableList>
      {picking !== null && (
        <Suspense>
          <GoodsPicker
            {...(picking >= 0 ? { max: 1 } : field.replaces !== undefined && { max: field.replaces })}
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
