'use client'
import { useState, type FormEvent } from 'react'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { DeskBrand } from '@/lib/contract/operator/catalogue/brand'
import { brandNameMissing, sortInvalid } from '@/lib/domain/messages/desk'
import { rulesOf } from '../../form/conflict/conflict-rules'
import { picturesShown } from '../../form/conflict/shown-values'
import { FormDialog } from '../../form/form-dialog'
import { PictureField } from '../../form/picture/picture-field'
import { useDialogEdit } from '../../form/use-dialog-edit'

interface BrandDialogProps {
  open: DeskBrand | 'new' | null
  onClose: () => void
  /** Gets a new brand. */
  onAdded?: (brand: DeskBrand) => void
}

/** 新增品牌 and 编辑品牌. */
export const BrandDialog = ({ open, onClose, onAdded }: BrandDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={(row) => (row === 'new' ? '新增品牌' : '编辑品牌')}
    formId="brand-form"
  >
    {(row) => (
      <BrandForm
        brand={row === 'new' ? null : row}
        onSaved={(saved) => {
          if (row === 'new') onAdded?.(saved)
          onClose()
        }}
      />
    )}
  </FormDialog>
)

/** The fields of the form, as they are typed. */
interface BrandDraft {
  name: string
  memo: string
  logo: string
  sort: string
}

const draftOf = (brand: DeskBrand): BrandDraft => ({
  name: brand.brand_name,
  memo: brand.memo,
  logo: brand.logo,
  sort: String(brand.sort),
})
const empty: BrandDraft = { name: '', memo: '', logo: '', sort: '0' }

const wireFields = ({ name, memo, logo, sort }: BrandDraft) => ({
  brand_name: name.trim(),
  memo: memo.trim(),
  logo,
  sort: sort.trim() || '0',
})

const rules = rulesOf<BrandDraft>({
  name: { name: '品牌名称', fields: ['brand_name'], shown: ({ name }) => name },
  logo: { name: '标志', shown: ({ logo }) => picturesShown(logo === '' ? [] : [logo]) },
  memo: { name: '介绍', shown: ({ memo }) => memo },
  sort: { name: '排序', shown: ({ sort }) => sort },
})

interface BrandFormProps {
  brand: DeskBrand | null
  onSaved: (saved: DeskBrand) => void
}

function BrandForm({ brand, onSaved }: BrandFormProps) {
  const [sortProblem, setSortProblem] = useState('')
  const { draft, set, edit, problem, setProblem, save, conflictDialog } = useDialogEdit<
    DeskBrand,
    BrandDraft
  >({
    row: brand,
    draftOf,
    empty,
    add: (sent) => desk.brand.add(wireFields(sent)),
    change: async ({ brand_id: id, version }, { first, draft: sent }) => {
      const [before, fields] = [wireFields(first), wireFields(sent)]
      const { brand: row, ...outcome } = await desk.brand.change({
        brand_id: id,
        version,
        ...(fields.brand_name !== before.brand_name && { brand_name: fields.brand_name }),
        ...(fields.memo !== before.memo && { memo: fields.memo }),
        ...(fields.logo !== before.logo && { logo: fields.logo }),
        ...(fields.sort !== before.sort && { sort: fields.sort }),
      })
      return { ...outcome, row }
    },
    onSaved,
    shownBy: deskQuery.brand.key(),
    rules,
  })
  const { name, memo, logo, sort } = draft
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isNamed = name.trim() !== ''
    const isSorted = /^\d{0,9}$/.test(sort.trim())
    if (!isNamed) setProblem(brandNameMissing)
    if (!isSorted) setSortProblem(sortInvalid)
    if (isNamed && isSorted) save()
  }
  return (
    <>
      <form id="brand-form" onSubmit={submit} noValidate className="grid gap-4">
        <Field id="brand-name" label="品牌名称" required error={problem}>
          <Input
            {...fieldControl('brand-name', problem)}
            data-autofocus
            autoComplete="off"
            maxLength={50}
            value={name}
            onChange={({ target }) => {
              set({ name: target.value })
              setProblem('')
            }}
          />
        </Field>
        <Field id="brand-logo" label="标志">
          <PictureField
            label="品牌标志"
            id="brand-logo"
            value={logo}
            onChange={(next) => edit((now) => ({ ...now, logo: next(now.logo) }))}
          />
        </Field>
        <Field id="brand-memo" label="介绍">
          <Textarea
            {...fieldControl('brand-memo')}
            rows={3}
            maxLength={200}
            used={memo.length}
            value={memo}
            onChange={({ target }) => set({ memo: target.value })}
          />
        </Field>
        <Field id="brand-sort" label="排序" error={sortProblem} hint="数字大的排在前面">
          <Input
            {...fieldControl('brand-sort', sortProblem, 'hint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            className="w-32!"
            value={sort}
            onChange={({ target }) => {
              set({ sort: target.value })
              setSortProblem('')
            }}
          />
        </Field>
      </form>
      {conflictDialog}
    </>
  )
}
