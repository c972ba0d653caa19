'use client'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Input } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { CategoryAttribute, CategoryAttributes } from '@/lib/contract/operator/catalogue/attribute'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { attributeNameMissing } from '@/lib/domain/messages/desk'
import { IconButton } from '../../form/icon-button'
import { useDialogRow } from '../../form/use-dialog-row'

interface AttributeDialogProps {
  /** A category of management; null while the dialog is closed. */
  open: DeskCategory | null
  onClose: () => void
}

/** 参数和规格 of a category of management: what the form of its products offers. */
export function AttributeDialog({ open, onClose }: AttributeDialogProps) {
  const { shown, round } = useDialogRow(open)
  const { data, isError, isFetching, refetch } = useQuery({
    ...deskQuery.attribute.ofCategory.queryOptions({
      input: shown ? { category_id: shown.category_id } : skipToken,
      staleTime: 0,
      meta: { silent: true },
    }),
    refetchOnWindowFocus: false,
  })
  const isLoaded = data !== undefined && data.category_id === shown?.category_id && !isFetching
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      dismissable={false}
      title={`参数和规格 · ${shown?.category_name ?? ''}`}
      width={720}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form="attribute-form" disabled={!isLoaded}>
            保存
          </Button>
        </>
      }
    >
      {isError && <ErrorState small onRetry={() => void refetch()} />}
      {!isError && !isLoaded && <Skeleton className="h-60" />}
      {isLoaded && <AttributeForm key={round} stored={data} onSaved={onClose} />}
    </Dialog>
  )
}

/** A row as it is typed: its values in one text. */
interface Typed {
  name: string
  values: string
  isRequired: boolean
}

const typed = (rows: readonly CategoryAttribute[]): Typed[] =>
  rows.map(({ name, values, is_required: isRequired }) => ({ name, values: values.join('，'), isRequired }))

const entered = (rows: readonly Typed[]) =>
  JSON.stringify(
    rows.map(({ name, values, isRequired }) => ({
      name: name.trim(),
      values: values
        .split(/[,，、;；\n]+/)
        .map((value) => value.trim())
        .filter(Boolean),
      is_required: isRequired,
    })),
  )

function AttributeForm({ stored, onSaved }: { stored: CategoryAttributes; onSaved: () => void }) {
  const client = useQueryClient()
  const [params, setParams] = useState(typed(stored.item_params))
  const [specs, setSpecs] = useState(typed(stored.item_spec))
  const [problem, setProblem] = useState('')
  const save = useSingleMutation({
    mutationFn: () =>
      desk.attribute.setOfCategory({
        category_id: stored.category_id,
        item_params: entered(params),
        item_spec: entered(specs),
      }),
    onSuccess: () => {
      toast.success('已保存')
      onSaved()
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: deskQuery.goods.attributes.key() })
      return client.invalidateQueries({ queryKey: deskQuery.attribute.key() })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if ([...params, ...specs].some(({ name }) => name.trim() === '')) setProblem(attributeNameMissing)
    else save.mutate()
  }
  return (
    <form id="attribute-form" onSubmit={submit} noValidate className="grid gap-6">
      <Rows
        label="参数"
        rows={params}
        inherited={stored.inherited_params}
        onChange={setParams}
        mayBeRequired
      />
      <Rows label="规格" rows={specs} inherited={stored.inherited_spec} onChange={setSpecs} />
      {problem && (
        <p role="alert" className="text-brand text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}

interface RowsProps {
  /** 参数 or 规格. */
  label: string
  rows: readonly Typed[]
  inherited: readonly CategoryAttribute[]
  onChange: (rows: Typed[]) => void
  mayBeRequired?: boolean
}

function Rows({ label, rows, inherited, onChange, mayBeRequired = false }: RowsProps) {
  const change = (index: number, part: Partial<Typed>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const idOf = (index: number) => `attribute-${label}-${index}`
  return (
    <fieldset className="grid gap-3">
      <legend className="text-ink mb-2 text-sm font-semibold">{label}</legend>
      {inherited.length > 0 && (
        <p className="text-muted text-xs">
          上级分类的{label}：{inherited.map(({ name }) => name).join('、')}
        </p>
      )}
      {rows.map((row, index) => (
        <div key={index} className="flex flex-wrap items-center gap-2">
          <Input
            id={idOf(index)}
            aria-label={`${label}${index + 1}名称`}
            autoComplete="off"
            maxLength={goodsLimits.attribute}
            placeholder={mayBeRequired ? '如 能效等级' : '如 颜色'}
            className="w-40!"
            value={row.name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <Input
            aria-label={`${row.name || `${label}${index + 1}`}的可选值`}
            autoComplete="off"
            maxLength={2000}
            placeholder="可选值，用逗号分隔"
            className="min-w-40 flex-1"
            value={row.values}
            onChange={({ target }) => change(index, { values: target.value })}
          />
          {mayBeRequired && (
            <Checkbox
              aria-label={`必填 ${row.name}`}
              checked={row.isRequired}
              onChange={({ target }) => change(index, { isRequired: target.checked })}
            >
              必填
            </Checkbox>
          )}
          <IconButton
            label={`删除${label}${row.name || index + 1}`}
            Icon={X}
            onPress={() => onChange(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        variant="ghost"
        className="justify-self-start"
        onClick={() => {
          flushSync(() => onChange([...rows, { name: '', values: '', isRequired: false }]))
          document.getElementById(idOf(rows.length))?.focus()
        }}
      >
        <Plus className="size-4" aria-hidden />
        添加{label}
      </Button>
    </fieldset>
  )
}
