'use client'
import { FormSection } from '@/components/desk/form/form-section'
import { PictureList } from '@/components/desk/form/picture/picture-list'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { NewThing } from '../../../form/new-thing'
import { useDesk } from '../../../frame/use-desk'
import { BrandChoice } from '../../brands/brand-choice'
import { CategoryDialog, type OpenCategory } from '../../categories/category-dialog'
import { CategoryChoice } from '../category-choice'
import { fieldId, type SectionProps } from './section'

const newSalesCategory: OpenCategory = { category: null, parentId: null, isMain: false }

/** Name, pictures, categories and brand. */
export function BasicSection({ draft, set, change, problems }: SectionProps) {
  const isMerchant = Boolean(useDesk().data?.shop)
  const text = (field: string) => fieldControl(fieldId(field), problems[field])
  return (
    <FormSection id="goods-basic" title="基本信息">
      <div className="grid max-w-220 gap-5">
        <Field id={fieldId('name')} label="商品名称" required error={problems.name}>
          <Input
            {...text('name')}
            autoComplete="off"
            maxLength={goodsLimits.name}
            placeholder="品牌 + 型号 + 主要规格，例如 云杉 518升 十字对开门冰箱"
            value={draft.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field id={fieldId('brief')} label="卖点" hint="显示在商品名称下方">
          <Input
            {...fieldControl(fieldId('brief'), undefined, 'hint')}
            autoComplete="off"
            maxLength={goodsLimits.brief}
            value={draft.brief}
            onChange={({ target }) => set({ brief: target.value })}
          />
        </Field>
        <Field
          id={fieldId('pics')}
          label="商品图片"
          required={draft.status !== 'instock'}
          error={problems.pics}
          hint="建议 800×800 以上的正方形 JPG 或 PNG，第一张为主图，拖动可以排序"
        >
          <PictureList
            label="商品图片"
            id={fieldId('pics')}
            value={draft.pics}
            max={goodsLimits.pics}
            first="主图"
            onChange={(next) => change((now) => ({ ...now, pics: next(now.pics) }))}
          />
        </Field>
        <Field
          id={fieldId('categories')}
          label="商品分类"
          required={isMerchant}
          error={problems.categories}
          hint="顾客在这些分类里看到商品"
        >
          <CategoryChoice
            id={fieldId('categories')}
            value={draft.categoryIds}
            onChange={(categoryIds) => set({ categoryIds })}
          />
          <NewThing label="新增分类" permission="goods:write">
            {(isOpen, onClose) => (
              <CategoryDialog
                open={isOpen ? newSalesCategory : null}
                onClose={onClose}
                onAdded={({ category_id: id }) =>
                  change((now) => ({ ...now, categoryIds: [...now.categoryIds, id] }))
                }
              />
            )}
          </NewThing>
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Field id={fieldId('brand')} label="品牌">
            <BrandChoice
              id={fieldId('brand')}
              value={draft.brandId}
              onChange={(brandId) => set({ brandId })}
            />
          </Field>
          <Field id={fieldId('unit')} label="单位">
            <Input
              {...fieldControl(fieldId('unit'))}
              autoComplete="off"
              maxLength={goodsLimits.unit}
              value={draft.unit}
              onChange={({ target }) => set({ unit: target.value })}
            />
          </Field>
        </div>
      </div>
    </FormSection>
  )
}
