'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRegions } from '@/components/address/region-select'
import { Checkbox } from '@/components/ui/checkbox'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl, GroupField } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Radio } from '@/components/ui/radio'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { DeskFreight } from '@/lib/contract/operator/trade/freight'
import { freightLimits, valuations, type Valuation } from '@/lib/domain/delivery/freight-form'
import { indexRegions, type IndexedRegion } from '@/lib/domain/delivery/region-index'
import { FormBody } from '../../form/form-body'
import { FormFooter } from '../../form/form-footer'
import { FormSection } from '../../form/form-section'
import { LoadedRow } from '../../form/loaded-row'
import { useDeskForm } from '../../form/use-desk-form'
import { deskMenu } from '../../menu/pages'
import { WithTimeline } from '../../settings/audit/timeline'
import { AreaField } from './area-field'
import { FreightCalculator } from './freight-calculator'
import { freightRules } from './freight-conflict'
import { changedFields, draftOf, emptyFreight, problemsOf, wireFields } from './freight-draft'
import { FeeRules, FreeRules, TierRules } from './rule-lists'

/** 编辑运费模板 (contract operator §4). */
export const EditFreight = ({ templatesId }: { templatesId: number }) => (
  <LoadedRow
    listHref={deskMenu.freight.href}
    options={deskQuery.freight.info.queryOptions({ input: { templates_id: templatesId } })}
  >
    {(freight) => (
      <WithTimeline subject="freight" id={templatesId}>
        <FreightForm stored={freight} />
      </WithTimeline>
    )}
  </LoadedRow>
)

const bearers = [
  { isFree: false, label: '买家承担' },
  { isFree: true, label: '卖家承担（包邮）' },
] as const

/** 新增运费模板, or the form of a stored one, once the regions are known. */
export function FreightForm({ stored }: { stored: DeskFreight | null }) {
  const { data: tree, isError, refetch, isFetching } = useRegions()
  const index = useMemo(() => indexRegions(tree ?? []), [tree])
  if (tree) return <Form stored={stored} index={index} />
  return isError ? (
    <div className="rounded-panel bg-card p-6">
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  ) : (
    <div role="status" aria-label="加载中">
      <Skeleton className="rounded-panel h-96" />
    </div>
  )
}

interface FormProps {
  stored: DeskFreight | null
  index: ReadonlyMap<string, IndexedRegion>
}

function Form({ stored: given, index }: FormProps) {
  const client = useQueryClient()
  const form = useDeskForm({
    stored: given,
    draftOf,
    empty: emptyFreight,
    add: (draft) => {
      const fields = Object.entries(wireFields(draft)).map(([name, value]) => [
        name,
        Array.isArray(value) ? JSON.stringify(value) : value,
      ])
      return desk.freight.add(Object.fromEntries(fields))
    },
    change: async ({ templates_id, version }, { first, draft }) => {
      const answer = await desk.freight.change({ ...changedFields(first, draft), templates_id, version })
      return { ...answer, row: answer.freight }
    },
    onRow: (freight) =>
      client.setQueryData(
        deskQuery.freight.info.queryKey({ input: { templates_id: freight.templates_id } }),
        freight,
      ),
    onAnswer: () => void client.invalidateQueries({ queryKey: deskQuery.freight.key() }),
    addedText: '运费模板已新增',
    changedText: '已保存，新订单按新规则计算',
    pageOf: () => deskMenu.freight.href,
  })
  const { draft, set } = form
  const found = problemsOf(draft, index)
  const problems = form.isSubmitted ? found : {}
  const submit = () => {
    if (form.check(found, (place) => `freight-${place}`)) form.save()
  }
  const rules = { draft, set, problems, index }
  const rulesAreRight = Object.keys(found).every((place) => place === 'name')
  return (
    <FormBody
      permission="freight:write"
      footer={<FormFooter form={form} problems={problems} onSave={submit} rules={freightRules(index)} />}
    >
      <FormSection id="freight-basic" title="基本信息">
        <div className="grid max-w-220 gap-5">
          <Field id="freight-name" label="模板名称" required {...(problems.name && { error: problems.name })}>
            <Input
              {...fieldControl('freight-name', problems.name)}
              autoComplete="off"
              maxLength={freightLimits.name}
              value={draft.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          </Field>
          <GroupField id="freight-bearer" label="运费由谁承担">
            {bearers.map(({ isFree, label }) => (
              <Radio
                key={label}
                name="freight-bearer"
                checked={draft.isFree === isFree}
                onChange={() => set({ isFree })}
              >
                {label}
              </Radio>
            ))}
          </GroupField>
          {!draft.isFree && (
            <GroupField id="freight-valuation" label="计费方式">
              {([2, 1, 4, 3] as Valuation[]).map((valuation) => (
                <Radio
                  key={valuation}
                  name="freight-valuation"
                  checked={draft.valuation === valuation}
                  onChange={() => set({ valuation })}
                >
                  {valuations[valuation].name}
                </Radio>
              ))}
            </GroupField>
          )}
          <Checkbox checked={draft.isOn} onChange={({ target }) => set({ isOn: target.checked })}>
            启用
          </Checkbox>
        </div>
      </FormSection>
      {!draft.isFree && (
        <>
          <FormSection id="freight-rules" title="运费规则" hint="从上到下，收货地区符合的第一条生效">
            {draft.valuation === 3 ? <TierRules {...rules} /> : <FeeRules {...rules} />}
          </FormSection>
          <FormSection id="freight-frees" title="包邮条件" hint="金额为活动优惠后、用券前的商品金额">
            <FreeRules {...rules} />
          </FormSection>
        </>
      )}
      <FormSection id="freight-refused" title="不配送地区" hint="寄往这些地区的订单不能提交">
        <AreaField
          id="freight-nopost"
          label="不配送"
          value={draft.nopost}
          index={index}
          emptyText="无"
          onChange={(nopost) => set({ nopost })}
        />
        {problems.nopost && (
          <p role="alert" className="text-brand mt-1 text-xs">
            {problems.nopost}
          </p>
        )}
      </FormSection>
      <FreightCalculator draft={draft} isRight={rulesAreRight} />
    </FormBody>
  )
}
