'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl, GroupField } from '@/components/ui/field'
import { Radio } from '@/components/ui/radio'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { tagNameMissing } from '@/lib/domain/messages/desk'
import { shopLimits, shopStates, type ShopState } from '@/lib/domain/shop/desk-shop'
import { FetchedSelect } from '../../form/fetched-select'
import { FormSection } from '../../form/form-section'
import { NameDialog } from '../../form/name-dialog'
import { NewThing } from '../../form/new-thing'
import { fieldId, type ShopSectionProps } from './shop-section'
import { ShopText } from './shop-text'

const queryOptions = { input: {}, staleTime: 30_000, meta: { silent: true } }

/** The kinds of shops, and their tags. */
export const useShopKinds = () => useQuery(deskQuery.shop.kinds.queryOptions(queryOptions))
export const useShopTags = () => useQuery(deskQuery.shopTag.list.queryOptions(queryOptions))

/** The fields of a shop that only the mall changes: name, number, kind, state and tags. */
export function MallSection({ draft, set, problems, isFixed }: ShopSectionProps) {
  const kinds = useShopKinds().data?.list
  const tags = useShopTags().data?.list ?? []
  const text = { draft, set, problems }
  const client = useQueryClient()
  const addTag = async (tag_name: string) => {
    const { tag_id: id } = await desk.shopTag.add({ tag_name })
    await client.invalidateQueries({ queryKey: deskQuery.shopTag.key() })
    set({ tag_ids: [...draft.tag_ids, id].sort((one, other) => one - other) })
  }
  return (
    <FormSection
      id="shop-mall"
      title="店铺"
      {...(isFixed && { hint: '名称、编号、类型、标签和状态由商城修改' })}
    >
      <fieldset disabled={isFixed} className="grid max-w-220 gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <ShopText {...text} field="name" label="店铺名称" required maxLength={shopLimits.name} />
          <ShopText {...text} field="shop_code" label="店铺编号" maxLength={shopLimits.code} />
          <Field id={fieldId('category_id')} label="店铺类型">
            <FetchedSelect
              {...fieldControl(fieldId('category_id'))}
              placeholder="不分类"
              options={kinds?.map((kind) => ({ value: String(kind.category_id), label: kind.category_name }))}
              value={draft.category_id === 0 ? '' : String(draft.category_id)}
              onChange={(value) => set({ category_id: Number(value) })}
            />
          </Field>
          <GroupField id={fieldId('distribution_type')} label="经营方式">
            {['商城自营', '商户经营'].map((label, type) => (
              <Radio
                key={label}
                name="shop-distribution-type"
                checked={draft.distribution_type === type}
                onChange={() => set({ distribution_type: type })}
              >
                {label}
              </Radio>
            ))}
          </GroupField>
        </div>
        <GroupField id={fieldId('is_valid')} label="状态">
          {(Object.keys(shopStates) as ShopState[]).map((state) => (
            <Radio
              key={state}
              name="shop-state"
              checked={draft.is_valid === state}
              onChange={() => set({ is_valid: state })}
            >
              {shopStates[state].name}
              <span className="text-muted text-xs">{shopStates[state].about}</span>
            </Radio>
          ))}
        </GroupField>
        {(tags.length > 0 || !isFixed) && (
          <GroupField id={fieldId('tag_ids')} label="标签">
            {tags.map(({ tag_id: id, tag_name: name }) => (
              <Checkbox
                key={id}
                checked={draft.tag_ids.includes(id)}
                onChange={({ target }) =>
                  set({
                    tag_ids: target.checked
                      ? [...draft.tag_ids, id].sort((one, other) => one - other)
                      : draft.tag_ids.filter((one) => one !== id),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
            <NewThing label="新增标签" permission="shop:write">
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
        <Checkbox checked={draft.is_default} onChange={({ target }) => set({ is_default: target.checked })}>
          默认店铺
          <span className="text-muted text-xs">附近没有店铺的顾客看到它</span>
        </Checkbox>
      </fieldset>
    </FormSection>
  )
}
