'use client'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { FormSection } from '@/components/desk/form/form-section'
import { IconButton } from '@/components/desk/form/icon-button'
import { MoveButtons } from '@/components/desk/form/move-buttons'
import { Button } from '@/components/ui/button'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Picture } from '@/components/ui/picture'
import { deskQuery } from '@/lib/client/call/desk'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import type { GoodsDraft } from '../goods-draft'
import { fieldId, sectionOf, type SectionProps } from './section'

interface RelatedSectionProps extends SectionProps<'related'> {
  /** Undefined for a new product. */
  goodsId: number | undefined
}

/** Products that the page recommends first: found by name, put in a sequence. */
export const RelatedSection = sectionOf(['related'], function RelatedSection(props: RelatedSectionProps) {
  const { draft, set, goodsId } = props
  const { related } = draft
  const isFull = related.length >= goodsLimits.related
  const move = (index: number, step: -1 | 1) => {
    const next = [...related]
    const [moved] = next.splice(index, 1)
    if (moved) next.splice(index + step, 0, moved)
    set({ related: next })
  }
  const without = [...related.map(({ id }) => id), ...(goodsId === undefined ? [] : [goodsId])]
  return (
    <FormSection
      id="goods-related"
      title="相关商品"
      hint={`显示在商品页面“推荐商品”的最前面，最多${goodsLimits.related}个；下架的不显示`}
    >
      <div className="grid max-w-220 gap-4">
        {related.length > 0 && (
          <ul aria-label="已选相关商品" className="divide-line border-line divide-y border-y">
            {related.map(({ id, name, pic }, index) => (
              <li key={id} className="flex items-center gap-3 py-2 text-sm">
                <Picture src={pic} alt="" width={240} className="rounded-control size-10 shrink-0" />
                <span className="text-ink min-w-0 flex-1 truncate">{name}</span>
                <MoveButtons
                  name={name}
                  index={index}
                  count={related.length}
                  onMove={(step) => move(index, step)}
                />
                <IconButton
                  label={`去掉${name}`}
                  Icon={X}
                  onPress={() => set({ related: related.filter((one) => one.id !== id) })}
                />
              </li>
            ))}
          </ul>
        )}
        {!isFull && <Finder without={without} onChoose={(one) => set({ related: [...related, one] })} />}
      </div>
    </FormSection>
  )
})

interface FinderProps {
  without: readonly number[]
  onChoose: (goods: GoodsDraft['related'][number]) => void
}

function Finder({ without, onChoose }: FinderProps) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data } = useQuery({
    ...deskQuery.goods.list.queryOptions({
      input: keyword ? { keyword, state: 'on_sale', pageSize: 20 } : skipToken,
      staleTime: 10_000,
      meta: { silent: true },
    }),
    placeholderData: keepPreviousData,
  })
  const found =
    keyword && data ? data.list.filter(({ goods_id: id }) => !without.includes(id)).slice(0, 8) : []
  const id = fieldId('related')
  return (
    <div className="grid gap-2">
      <Field id={id} label="查找商品">
        <Input
          {...fieldControl(id)}
          type="search"
          autoComplete="off"
          maxLength={50}
          placeholder="商品名称或货号"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Field>
      {keyword && data && found.length === 0 && (
        <p role="status" className="text-muted text-sm">
          没有在售的商品
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="找到的商品" className="divide-line divide-y">
          {found.map(({ goods_id: found, item_name: name, pic }) => (
            <li key={found} className="flex items-center gap-3 py-1.5 text-sm">
              <Picture src={pic} alt="" width={240} className="rounded-control size-10 shrink-0" />
              <span className="text-ink min-w-0 flex-1 truncate">{name}</span>
              <Button
                variant="text"
                aria-label={`添加${name}`}
                onClick={() => {
                  onChoose({ id: found, name, pic })
                  document.getElementById(id)?.focus()
                }}
              >
                添加
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
