'use client'
import { lazy, Suspense, useState } from 'react'
import { maxPicked } from '@/components/desk/pickers/choice-source'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/press/toast'
import { parseId } from '@/widgets/loader'
import type { CouponsField } from '@/widgets/setting-fields'
import { useCurrentContent } from '../document/content-provider'
import { missingCoupon } from '../document/current-content'
import { couponSource } from '../pickers/coupon-source'
import { PictureTile } from '../pictures/picture-tile'
import { changeOf, pathOf, problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { mayAdd, mayDelete, moved } from './list-limits'
import { ListError, PickedRow } from './picked-row'
import { SortableList } from './sortable-list'

const ListPicker = lazy(() => import('@/components/desk/pickers/list-picker'))

/** A picked coupon as widgets store it (spec 4 §W0021). */
const rowOf = (record: Settings, pictureKey: string | undefined): Settings => ({
  ...record,
  notice: '',
  object_use_for: '',
  custom_url: '',
  ...(pictureKey !== undefined && { [pictureKey]: '' }),
  linkPage: 'coupons',
  linkPageLabel: '优惠券',
})

const isSample = ({ card_id }: Settings) => card_id === undefined || card_id === ''

/** Coupons: chosen in the picker, sorted by dragging, each with a picture of its own where the widget has one. */
export function CouponsInput({ field, values, onChange, onLeave, problems }: FieldProps<CouponsField>) {
  const { limits, pictureKey } = field
  const value = valueOf(field, values)
  const rows = Array.isArray(value) ? (value as Settings[]) : []
  const real = rows.filter((row) => !isSample(row))
  const [isOpen, setOpen] = useState(false)
  const { coupons } = useCurrentContent()
  const path = pathOf(field)
  const write = (next: readonly Settings[]) => {
    onChange(changeOf(field, values, next))
    onLeave()
  }
  const remove = async (index: number) => {
    if (!(await mayDelete(rows.length, field))) return
    write(rows.toSpliced(index, 1))
    toast.success('删除成功！')
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        variant="ghost"
        size="small"
        block
        onClick={() => {
          if (mayAdd(real.length, limits)) setOpen(true)
        }}
      >
        {field.label ?? '选择优惠券'}
      </Button>
      <ListError text={problemAt(problems, path)} />
      <SortableList
        ids={rows.map((_, index) => `${field.key}-${index}`)}
        label="优惠券"
        onMove={(from, to) => {
          write(moved(rows, from, to))
        }}
      >
        {(index, grip) => {
          const row = rows[index] ?? {}
          const current = coupons.get(parseId(row.card_id as string) ?? 0)
          const name = isSample(row) ? '示例优惠券' : (current?.title ?? String(row.title ?? ''))
          return (
            <PickedRow
              grip={grip}
              name={name}
              note={current === null ? missingCoupon : undefined}
              onRemove={() => void remove(index)}
              picture={
                pictureKey !== undefined && (
                  <PictureTile
                    size="small"
                    label={`${name}的图片`}
                    url={String(row[pictureKey] ?? '')}
                    onChange={(url) => {
                      write(rows.with(index, { ...row, [pictureKey]: url }))
                    }}
                  />
                )
              }
            />
          )
        }}
      </SortableList>
      {isOpen && (
        <Suspense>
          <ListPicker
            source={couponSource}
            max={Math.min(maxPicked, (limits?.max ?? Infinity) - real.length)}
            tooMany={limits?.tooMany}
            taken={new Set(real.map(({ card_id }) => String(card_id)))}
            onPick={(records) => {
              setOpen(false)
              write([...real, ...records.map((record) => rowOf(record, pictureKey))])
            }}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
