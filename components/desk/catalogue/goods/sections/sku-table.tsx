'use client'
import { useRef, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { skuName, type SkuDraft } from '../goods-draft'
import { StockDialog } from '../stock-dialog'
import { FieldMatrix } from './field-matrix'
import { fieldId, type SectionProps } from './section'

type TextField = Exclude<
  keyof SkuDraft,
  'itemId' | 'specs' | 'isOn' | 'isDefault' | 'isUsed' | 'pics' | 'memberPrices'
>

interface Column {
  field: TextField
  label: string
  mode: ComponentProps<typeof Input>['inputMode']
  isNeeded?: boolean
  maxLength: number
  width: string
}

const columns: Column[] = [
  { field: 'price', label: '价格（元）', mode: 'decimal', isNeeded: true, maxLength: 12, width: 'min-w-28' },
  { field: 'store', label: '库存', mode: 'numeric', isNeeded: true, maxLength: 8, width: 'min-w-24' },
  { field: 'marketPrice', label: '划线价（元）', mode: 'decimal', maxLength: 12, width: 'min-w-28' },
  { field: 'costPrice', label: '成本价（元）', mode: 'decimal', maxLength: 12, width: 'min-w-28' },
  { field: 'number', label: '货号', mode: 'text', maxLength: goodsLimits.code, width: 'min-w-36' },
  { field: 'barcode', label: '条形码', mode: 'text', maxLength: goodsLimits.barcode, width: 'min-w-36' },
  { field: 'weight', label: '重量（千克）', mode: 'decimal', maxLength: 9, width: 'min-w-24' },
  { field: 'startNum', label: '起订量', mode: 'numeric', maxLength: 4, width: 'min-w-20' },
]
const pointColumn: Column = {
  field: 'point',
  label: '积分',
  mode: 'numeric',
  maxLength: 8,
  width: 'min-w-24',
}

/** The parts of a draft that make its SKUs. */
export const skuParts = ['groups', 'skus', 'isPoints'] as const

/** The SKUs: one as fields, several as a table with a row that fills all. */
export function SkuTable({ draft, change, problems }: SectionProps<(typeof skuParts)[number]>) {
  const shown = draft.isPoints ? [pointColumn, ...columns] : columns
  const setSku = (index: number, part: Partial<SkuDraft>) =>
    change((now) => ({
      ...now,
      skus: now.skus.map((sku, at) => (at === index ? { ...sku, ...part } : sku)),
    }))
  const fillAll = (part: Partial<SkuDraft>) =>
    change((now) => ({ ...now, skus: now.skus.map((sku) => ({ ...sku, ...part })) }))
  const idOf = (index: number, field: string) => fieldId(`sku-${index}-${field}`)
  const control = (index: number, { field, mode, maxLength }: Column) => {
    const problem = problems[`sku-${index}-${field}`]
    return {
      ...fieldControl(idOf(index, field), problem),
      inputMode: mode,
      maxLength,
      autoComplete: 'off',
      value: draft.skus[index]?.[field] ?? '',
      onChange: ({ target }: { target: { value: string } }) => setSku(index, { [field]: target.value }),
    }
  }
  const [open, setOpen] = useState<{ itemId: number; name: string } | null>(null)
  const stock = <StockDialog sku={open} onClose={() => setOpen(null)} />
  const stockButton = ({ itemId }: SkuDraft, name: string) =>
    itemId !== undefined && (
      <Button
        variant="text"
        aria-haspopup="dialog"
        aria-label={`${name} 库存流水`}
        onClick={() => setOpen({ itemId, name })}
      >
        流水
      </Button>
    )
  const [only] = draft.skus
  if (draft.groups.every(({ values }) => values.length === 0) && only)
    return (
      <div className="mt-6 grid max-w-220 grid-cols-2 gap-x-5 gap-y-4 md:grid-cols-4">
        {shown.map((column) => (
          <Field
            key={column.field}
            id={idOf(0, column.field)}
            label={column.label}
            required={column.isNeeded === true}
            error={problems[`sku-0-${column.field}`]}
          >
            <Input
              {...control(0, column)}
              placeholder={placeholders[column.field]}
              suffix={column.field === 'store' ? stockButton(only, only.number) || undefined : undefined}
            />
          </Field>
        ))}
        {stock}
      </div>
    )
  return (
    <div className="mt-6">
      <FillRow columns={shown} onFill={fillAll} />
      <FieldMatrix
        caption="规格明细"
        columns={shown.map(({ field, label, isNeeded, width }) => ({
          key: field,
          label,
          className: width,
          ...(isNeeded && { isNeeded }),
        }))}
        extra={['销售', '库存流水']}
        rows={draft.skus.map((sku, index) => {
          const name = skuName(sku)
          return {
            key: name,
            name,
            note: sku.isDefault && <span className="text-muted ml-2 text-xs whitespace-nowrap">默认</span>,
            fieldOf: (_, at) => {
              const column = shown[at] ?? pointColumn
              return {
                control: control(index, column),
                problem: problems[`sku-${index}-${column.field}`],
              }
            },
            extra: [
              <Checkbox
                key="on"
                aria-label={`${name} 在售`}
                checked={sku.isOn}
                onChange={({ target }) => setSku(index, { isOn: target.checked })}
              >
                <span className="md:hidden">在售</span>
              </Checkbox>,
              <span key="stock">{stockButton(sku, name)}</span>,
            ],
          }
        })}
      />
      {stock}
    </div>
  )
}

const placeholders: Partial<Record<TextField, string>> = {
  marketPrice: '选填',
  costPrice: '选填，顾客看不到',
  number: '选填，自动生成',
  barcode: '选填',
  weight: '选填',
}

const fillable: readonly TextField[] = ['price', 'store', 'marketPrice', 'costPrice', 'weight', 'startNum']

/** Enters a value into a column of all SKUs. */
function FillRow({
  columns: all,
  onFill,
}: {
  columns: readonly Column[]
  onFill: (part: Partial<SkuDraft>) => void
}) {
  const [typed, setTyped] = useState<Partial<Record<TextField, string>>>({})
  const group = useRef<HTMLDivElement>(null)
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  return (
    <div ref={group} role="group" aria-label="批量填充" className="flex flex-wrap items-end gap-3">
      {all
        .filter(({ field }) => fillable.includes(field))
        .map(({ field, label, mode, maxLength }) => (
          <Input
            key={field}
            aria-label={`批量填充${label}`}
            placeholder={label}
            inputMode={mode}
            maxLength={maxLength}
            autoComplete="off"
            className="w-32!"
            value={typed[field] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
      <Button
        variant="ghost"
        disabled={Object.keys(given).length === 0}
        onClick={() => {
          onFill(given)
          setTyped({})
          // The button is disabled until something is typed.
          group.current?.querySelector('input')?.focus()
        }}
      >
        批量填充
      </Button>
    </div>
  )
}
