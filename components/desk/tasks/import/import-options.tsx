'use client'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio'
import { Select } from '@/components/ui/select'
import { CategorySelect } from '../../catalogue/goods/category-select'
import { FreightSelect } from '../../trade/freight/freight-select'

/** The choices for a whole file, as they are typed. */
export interface TypedOptions {
  rate: string
  creates: boolean
  status: '' | 'onsale' | 'instock'
  templateId: string
  unknownTemplate: 'usual' | 'refuse'
  categoryId: string
}

interface ImportOptionsProps {
  hasCurrency: boolean
  value: TypedOptions
  /** Problem of the rate. */
  problem: string
  onChange: (next: TypedOptions) => void
}

const statuses = [
  { value: 'onsale', label: '全部上架' },
  { value: 'instock', label: '全部放入仓库' },
]

/** The choices that apply to all products of a file. */
export function ImportOptions({ hasCurrency, value, problem, onChange }: ImportOptionsProps) {
  const set = (part: Partial<TypedOptions>) => onChange({ ...value, ...part })
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {hasCurrency && (
        <Field
          id="import-rate"
          label="1 单位外币等于多少元人民币"
          required
          error={problem}
          hint="价格是人民币时填 1"
        >
          <Input
            {...fieldControl('import-rate', problem, '价格是人民币时填 1')}
            inputMode="decimal"
            value={value.rate}
            onChange={({ target }) => set({ rate: target.value })}
          />
        </Field>
      )}
      <Field id="import-status" label="商品状态">
        <Select
          id="import-status"
          placeholder="按表格，没有写的上架"
          options={statuses}
          value={value.status}
          onChange={({ target }) => set({ status: target.value as TypedOptions['status'] })}
        />
      </Field>
      <Field id="import-category" label="没有写分类的商品放入">
        <CategorySelect
          id="import-category"
          label="没有写分类的商品放入"
          placeholder="不放入分类"
          value={value.categoryId}
          onChange={(categoryId) => set({ categoryId })}
        />
      </Field>
      <Field id="import-template" label="没有写运费模板的商品使用">
        <FreightSelect
          id="import-template"
          placeholder="包邮"
          value={value.templateId}
          onChange={(templateId) => set({ templateId })}
        />
      </Field>
      <div className="grid content-start gap-2">
        <p className="text-text text-sm">未找到的运费模板</p>
        <RadioGroup
          name="unknown-template"
          label="未找到的运费模板"
          value={value.unknownTemplate}
          onChange={(unknownTemplate) => set({ unknownTemplate })}
          options={[
            { value: 'usual', label: '使用所选模板' },
            { value: 'refuse', label: '拒绝这些行' },
          ]}
        />
      </div>
      <Checkbox
        checked={value.creates}
        onChange={({ target }) => set({ creates: target.checked })}
        className="md:col-span-2"
      >
        表格里的品牌、分类和标签不存在时自动新建
      </Checkbox>
    </div>
  )
}
