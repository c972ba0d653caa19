'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormSection } from '@/components/desk/form/form-section'
import { FreightSelect } from '@/components/desk/trade/freight/freight-select'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl, GroupField } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Radio } from '@/components/ui/radio'
import { Select } from '@/components/ui/select'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { productTypes, type ProductType } from '@/lib/domain/goods/goods-form'
import { tagNameMissing } from '@/lib/domain/messages/desk'
import { NameDialog } from '../../../form/name-dialog'
import { NewThing } from '../../../form/new-thing'
import { NewFreightDialog } from '../../../trade/freight/new-freight-dialog'
import { CategoryDialog, type OpenCategory } from '../../categories/category-dialog'
import { CategorySelect } from '../category-select'
import { fieldId, sectionOf, type SectionProps } from './section'

const statuses: Record<ApproveStatus, { label: string; about: string }> = {
  onsale: { label: '上架销售', about: '' },
  only_show: { label: '仅展示', about: '顾客可以看到，不能购买' },
  offline_sale: { label: '仅门店销售', about: '商城不展示，到店购买' },
  instock: { label: '放入仓库', about: '不在列表和搜索里，原来的链接显示“商品已下架”' },
}

/** Days within which the pieces of a member count. */
const periods: Readonly<Record<string, string>> = {
  0: '累计，不分时间',
  1: '每天',
  7: '每7天',
  30: '每30天',
  365: '每365天',
}
/** The periods that are offered, with the one that a product has. */
const periodsWith = (day: string) =>
  Object.entries({ [day]: `每${day}天`, ...periods }).map(([value, label]) => ({ value, label }))

interface CountFieldProps {
  field: 'deliveryTime' | 'limitNum'
  label: string
  hint: string
  maxLength: number
  unit: string
  problem: string | undefined
  value: string
  onChange: (typed: string) => void
}

/** A whole number that may be left empty. */
const CountField = ({ field, label, hint, maxLength, unit, problem, value, onChange }: CountFieldProps) => (
  <Field id={fieldId(field)} label={label} error={problem ?? ''} hint={hint}>
    <Input
      {...fieldControl(fieldId(field), problem, 'hint')}
      inputMode="numeric"
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      suffix={unit}
    />
  </Field>
)

const newMainCategory: OpenCategory = { category: null, parentId: null, isMain: true }

const parts = [
  'status',
  'tagIds',
  'mainCategoryId',
  'templatesId',
  'deliveryTime',
  'limitNum',
  'limitDay',
  'sort',
  'productType',
  'isStaffOnly',
  'isGift',
  'isPoints',
] as const

interface SaleSectionProps extends SectionProps<(typeof parts)[number]> {
  /** Merchants do not decide about rank, kind and audience of their products. */
  isMerchant: boolean
  /** A new product, which has the default freight template unless another one is chosen. */
  isNew: boolean
}

/** Whether and to whom it is sold, its tags and its place in lists. */
export const SaleSection = sectionOf(parts, function SaleSection(props: SaleSectionProps) {
  const { draft, set, change, problems, isMerchant, isNew } = props
  const client = useQueryClient()
  const tags = useQuery(
    deskQuery.goodsTag.list.queryOptions({ input: {}, staleTime: 30_000, meta: { silent: true } }),
  ).data
  const addTag = async (tag_name: string) => {
    const { tag_id: id } = await desk.goodsTag.add({ tag_name })
    await client.invalidateQueries({ queryKey: deskQuery.goodsTag.key() })
    change((now) => ({ ...now, tagIds: [...now.tagIds, id] }))
  }
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
        {tags && (tags.list.length > 0 || !isMerchant) && (
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
            <NewThing label="新增标签" permission="goods:write">
              {(isOpen, onClose) => (
                <NameDialog
                  open={isOpen}
                  onClose={onClose}
                  title="新增标签"
                  label="标签名称"
                  maxLength={20}
                  missing={tagNameMissing}
                  add={addTag}
                />
              )}
            </NewThing>
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
            <NewThing label="新增管理分类" permission="goods:write">
              {(isOpen, onClose) => (
                <CategoryDialog
                  open={isOpen ? newMainCategory : null}
                  onClose={onClose}
                  onAdded={({ category_id: id }) => set({ mainCategoryId: String(id) })}
                />
              )}
            </NewThing>
          </Field>
          <Field id={fieldId('template')} label="运费模板">
            <FreightSelect
              {...fieldControl(fieldId('template'))}
              hasDefault={isNew}
              value={draft.templatesId}
              onChange={(templatesId) => set({ templatesId })}
            />
            <NewThing label="新增运费模板" permission="freight:write">
              {(isOpen, onClose) => (
                <NewFreightDialog
                  open={isOpen}
                  onClose={onClose}
                  onAdded={(id) => set({ templatesId: String(id) })}
                />
              )}
            </NewThing>
          </Field>
          <CountField
            field="deliveryTime"
            label="发货时效"
            hint="付款后几天内发货，显示在商品页面；不填不显示"
            maxLength={3}
            unit="天"
            problem={problems.deliveryTime}
            value={draft.deliveryTime}
            onChange={(deliveryTime) => set({ deliveryTime })}
          />
          <CountField
            field="limitNum"
            label="每人限购"
            hint="每个规格每位会员最多购买的件数；不填不限购"
            maxLength={4}
            unit="件"
            problem={problems.limitNum}
            value={draft.limitNum}
            onChange={(limitNum) => set({ limitNum })}
          />
          <Field id={fieldId('limitDay')} label="限购周期">
            <Select
              {...fieldControl(fieldId('limitDay'))}
              disabled={draft.limitNum.trim() === ''}
              options={periodsWith(draft.limitDay)}
              value={draft.limitDay}
              onChange={({ target }) => set({ limitDay: target.value })}
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
})
