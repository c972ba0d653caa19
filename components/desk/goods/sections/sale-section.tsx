'use client'
import { useQuery } from '@tanstack/react-query'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl, GroupField } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Radio } from '@/components/ui/radio'
import { Select } from '@/components/ui/select'
import { deskQuery } from '@/lib/client/call/desk'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { productTypes, type ProductType } from '@/lib/domain/goods/goods-form'
import { FormSection } from '../../form-section'
import { FreightSelect } from '../../freight/freight-select'
import { CategorySelect } from '../category-select'
import { fieldId, type SectionProps } from './section'

const statuses: Record<ApproveStatus, { label: string; about: string }> = {
  onsale: { label: '上架销售', about: '' },
  only_show: { label: '仅展示', about: '顾客可以看到，不能购买' },
  offline_sale: { label: '仅门店销售', about: '商城不展示，到店购买' },
  instock: { label: '放入仓库', about: '顾客看不到' },
}

interface SaleSectionProps extends SectionProps {
  /** Merchants do not decide about rank, kind and audience of their products. */
  isMerchant: boolean
}

/** Whether and to whom it is sold, its tags and its place in lists. */
export function SaleSection({ draft, set, problems, isMerchant }: SaleSectionProps) {
  const tags = useQuery(
    deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  ).data
  const toggleTag = (id: number, isOn: boolean) =>
    set({ tagIds: isOn ? [...draft.tagIds, id] : draft.tagIds.filter((one) => one !== id) })
  return (
    <FormSection id="goods-sale" title="销售">
      <div className="grid max-w-220 gap-5">
        <GroupField id={fieldId('status')} label="状态">
          {(Object.keys(statuses) as ApproveStatus[]).map((status) => (
            <Radio
              key={status}
              name="goods-status"
              checked={draft.status === status}
              onChange={() => set({ status })}
            >
              {statuses[status].label}
              {statuses[status].about && <span className="text-muted text-xs">{statuses[status].about}</span>}
            </Radio>
          ))}
        </GroupField>
        {tags && tags.list.length > 0 && (
          <GroupField id={fieldId('tags')} label="标签">
            {tags.list.map((tag) => (
              <Checkbox
                key={tag.tag_id}
                checked={draft.tagIds.includes(tag.tag_id)}
                onChange={({ target }) => toggleTag(tag.tag_id, target.checked)}
              >
                {tag.tag_name}
              </Checkbox>
            ))}
          </GroupField>
        )}
        <div className="grid items-start gap-5 md:grid-cols-3">
          <Field id={fieldId('main')} label="管理分类" hint="用于满减、优惠券等活动的范围">
            <CategorySelect
              {...fieldControl(fieldId('main'), undefined, 'hint')}
              label="管理分类"
              isMain
              placeholder="不设置"
              value={draft.mainCategoryId}
              onChange={(mainCategoryId) => set({ mainCategoryId })}
            />
          </Field>
          <Field id={fieldId('template')} label="运费模板">
            <FreightSelect
              {...fieldControl(fieldId('template'))}
              placeholder="默认模板，没有时包邮"
              value={draft.templatesId}
              onChange={(templatesId) => set({ templatesId })}
            />
          </Field>
          {!isMerchant && (
            <>
              <Field id={fieldId('sort')} label="排序" error={problems.sort} hint="数字越大越靠前">
                <Input
                  {...fieldControl(fieldId('sort'), problems.sort, 'hint')}
                  inputMode="numeric"
                  maxLength={9}
                  value={draft.sort}
                  onChange={({ target }) => set({ sort: target.value })}
                />
              </Field>
              <Field id={fieldId('type')} label="商品类型">
                <Select
                  {...fieldControl(fieldId('type'))}
                  options={Object.entries(productTypes).map(([value, label]) => ({ value, label }))}
                  value={draft.productType}
                  onChange={({ target }) => set({ productType: target.value as ProductType })}
                />
              </Field>
            </>
          )}
        </div>
        {!isMerchant && (
          <GroupField id={fieldId('kinds')} label="购买范围">
            <Checkbox
              checked={draft.isStaffOnly}
              onChange={({ target }) => set({ isStaffOnly: target.checked })}
            >
              仅员工内购
            </Checkbox>
            <Checkbox checked={draft.isGift} onChange={({ target }) => set({ isGift: target.checked })}>
              赠品，不单独销售
            </Checkbox>
            <Checkbox checked={draft.isPoints} onChange={({ target }) => set({ isPoints: target.checked })}>
              积分商城商品
            </Checkbox>
          </GroupField>
        )}
      </div>
    </FormSection>
  )
}
