'use client'
import { lazy, Suspense, useState } from 'react'
import { shopSource } from '@/components/desk/pickers/shop-source'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { ShopField } from '@/widgets/setting-fields'
import { problemAt, valueOf, type FieldProps, type Settings } from './field-props'
import { emptyGoods } from './goods-field'
import { ListError, PickedRow } from './picked-row'

const ListPicker = lazy(() => import('@/components/desk/pickers/list-picker'))

/** A shop keeps at most two of its tags (spec 2 §9). */
const keptTags = 2

/** A shop with its name, pictures and tags. Products of another shop do not stay (spec 4 §W0020). */
export function ShopInput({ field, values, onChange, onLeave, problems }: FieldProps<ShopField>) {
  const [isOpen, setOpen] = useState(false)
  const id = valueOf(field, values)
  const name = String(values.shop_name ?? '')
  const hasShop = Number(id) > 0
  const pick = ([record]: readonly Settings[]) => {
    setOpen(false)
    if (!record) return
    const { distributor_id, name: shop_name, banner, logo, tagList } = record
    const goods = Array.isArray(values.goods_list) ? values.goods_list : []
    onChange({
      [field.key]: distributor_id,
      shop_name,
      banner,
      logo,
      tag_list: Array.isArray(tagList) ? tagList.slice(0, keptTags) : [],
      ...(Number(id) !== distributor_id && { goods_list: goods.map(() => emptyGoods) }),
    })
    onLeave()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button variant="ghost" size="small" block onClick={() => setOpen(true)}>
        {field.label ?? '选择商铺'}
      </Button>
      <ListError text={problemAt(problems, field.key)} />
      {hasShop && (
        <PickedRow
          name={name}
          picture={
            <Picture
              src={String(values.logo ?? '')}
              alt=""
              width={240}
              className="ml-1 size-9 shrink-0 rounded-full"
            />
          }
        />
      )}
      {isOpen && (
        <Suspense>
          <ListPicker
            source={shopSource}
            max={1}
            onPick={pick}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
