'use client'
import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Combobox } from '@/components/ui/combobox'
import { categoryPaths, useCategories } from './category-select'

interface CategoryChoiceProps {
  id: string
  value: readonly number[]
  onChange: (value: number[]) => void
}

/** Categories of a product: chosen ones as pills, others found by typing. */
export function CategoryChoice({ id, value, onChange }: CategoryChoiceProps) {
  const { data } = useCategories()
  const paths = categoryPaths(data?.list ?? [])
  const nameOf = (category: number) => paths.find((one) => one.id === category)?.path ?? ''
  const left = paths.filter((one) => !value.includes(one.id))
  return (
    <div className="grid gap-2">
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="已选分类">
          {value.map((category) => (
            <li
              key={category}
              className="bg-page text-text inline-flex items-center gap-1 rounded-full py-1 pr-1 pl-3 text-sm"
            >
              {nameOf(category)}
              <button
                type="button"
                aria-label={`去掉分类${nameOf(category)}`}
                onClick={() => {
                  flushSync(() => onChange(value.filter((one) => one !== category)))
                  document.getElementById(id)?.focus()
                }}
                className="tap hover:text-brand flex size-7 items-center justify-center"
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        // It begins empty after each choice.
        key={value.length}
        id={id}
        value=""
        onChange={(category) => {
          if (!category) return
          flushSync(() => onChange([...value, Number(category)]))
          document.getElementById(id)?.focus()
        }}
        options={left.map((one) => ({ value: String(one.id), label: one.path }))}
        label="分类"
        placeholder={paths.length > 0 ? '输入分类名称查找' : '还没有分类'}
        emptyText={data ? '没有这个分类' : '加载中'}
      />
    </div>
  )
}
