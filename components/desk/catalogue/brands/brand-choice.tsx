'use client'
import { Combobox } from '@/components/ui/combobox'
import { NewThing } from '../../form/new-thing'
import { BrandDialog } from './brand-dialog'
import { useBrands } from './use-brands'

interface BrandChoiceProps {
  id: string
  /** Id of a brand; empty for none. */
  value: string
  onChange: (value: string) => void
}

/** One brand of the mall, found by typing; one that is missing is made right there. */
export function BrandChoice({ id, value, onChange }: BrandChoiceProps) {
  const brands = useBrands(value)
  return (
    <div className="grid gap-1">
      <Combobox
        id={id}
        value={value}
        onChange={(next) => {
          brands.choose(next)
          onChange(next)
        }}
        onType={brands.onType}
        options={brands.options}
        label="品牌"
        placeholder="输入品牌名称查找，可不填"
        emptyText={brands.isLoaded ? '没有这个品牌' : '加载中'}
      />
      <NewThing label="新增品牌" permission="goods:write">
        {(isOpen, onClose) => (
          <BrandDialog
            open={isOpen ? 'new' : null}
            onClose={onClose}
            onAdded={(brand) => {
              brands.choose(brand)
              onChange(String(brand.brand_id))
            }}
          />
        )}
      </NewThing>
    </div>
  )
}
