'use client'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { deskQuery } from '@/lib/client/call/desk'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { FormSection } from '../../form-section'
import { fieldId, type SectionProps } from './section'

/** Parameters: names and values that all SKUs share; those of the category are suggested. */
export function ParamSection({ draft, set, problems }: SectionProps) {
  const listId = useId()
  const [category] = draft.categoryIds
  const known = useQuery(
    deskQuery.goods.attributes.queryOptions({
      input: {
        attribute_type: 'item_params',
        ...(draft.mainCategoryId && { main_category_id: Number(draft.mainCategoryId) }),
        ...(category !== undefined && { category_id: category }),
      },
      staleTime: 60_000,
      meta: { silent: true },
    }),
  ).data
  const change = (index: number, part: Partial<{ name: string; value: string }>) =>
    set({ params: draft.params.map((param, at) => (at === index ? { ...param, ...part } : param)) })
  const valuesOf = (name: string) => known?.list.find((one) => one.name === name.trim())?.values ?? []
  const unused = (known?.list ?? [])
    .filter(({ name }) => !draft.params.some((param) => param.name === name))
    .slice(0, 8)
  return (
    <FormSection id="goods-param" title="规格参数" hint="顾客可以按参数筛选商品">
      <datalist id={listId}>
        {known?.list.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div id={fieldId('params')} tabIndex={-1} className="grid max-w-220 gap-3 outline-none">
        {draft.params.map((param, index) => (
          <div key={index} className="flex items-center gap-3">
            <Input
              aria-label={`参数${index + 1}名称`}
              list={listId}
              autoComplete="off"
              maxLength={goodsLimits.attribute}
              placeholder="如 能效等级"
              className="w-48! max-md:w-32!"
              value={param.name}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <Input
              aria-label={`参数${index + 1}的值`}
              list={`${listId}-${index}`}
              autoComplete="off"
              maxLength={goodsLimits.value}
              placeholder="如 一级"
              className="min-w-0 flex-1"
              value={param.value}
              onChange={({ target }) => change(index, { value: target.value })}
            />
            <datalist id={`${listId}-${index}`}>
              {valuesOf(param.name).map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
            <button
              type="button"
              aria-label={`删除参数${param.name || index + 1}`}
              onClick={() => set({ params: draft.params.filter((_, at) => at !== index) })}
              className="tap text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
            >
              <X className="size-4" aria-hidden />
            </button>
          </div>
        ))}
        {problems.params && (
          <p role="alert" className="text-brand text-xs">
            {problems.params}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost" onClick={() => set({ params: [...draft.params, { name: '', value: '' }] })}>
            <Plus className="size-4" aria-hidden />
            添加参数
          </Button>
          {unused.map(({ name }) => (
            <Button
              key={name}
              variant="text"
              className="px-2"
              onClick={() => set({ params: [...draft.params, { name, value: '' }] })}
            >
              + {name}
            </Button>
          ))}
        </div>
      </div>
    </FormSection>
  )
}
