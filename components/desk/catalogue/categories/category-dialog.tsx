'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { categoryNameMissing } from '@/lib/domain/messages/desk'
import { FormDialog } from '../../form/form-dialog'
import { PictureField } from '../../form/picture/picture-field'
import { CategorySelect } from '../goods/category-select'

/** A category that is open in the dialog; null for a new one under a parent. */
export interface OpenCategory {
  category: DeskCategory | null
  /** 0 for the top; null lets the person choose. */
  parentId: number | null
  isMain: boolean
}

interface CategoryDialogProps {
  open: OpenCategory | null
  onClose: () => void
  /** Gets a new category. */
  onAdded?: (category: DeskCategory) => void
}

/** 新增分类 and 编辑分类. */
export const CategoryDialog = ({ open, onClose, onAdded }: CategoryDialogProps) => (
  <FormDialog
    open={open}
    onClose={onClose}
    title={({ category }) => (category ? '编辑分类' : '新增分类')}
    formId="category-form"
  >
    {(row) => (
      <CategoryForm
        open={row}
        onSaved={(saved) => {
          if (!row.category) onAdded?.(saved)
          onClose()
        }}
      />
    )}
  </FormDialog>
)

function CategoryForm({ open, onSaved }: { open: OpenCategory; onSaved: (saved: DeskCategory) => void }) {
  const { category, parentId, isMain } = open
  const client = useQueryClient()
  const [name, setName] = useState(category?.category_name ?? '')
  const [picture, setPicture] = useState(category?.image_url ?? '')
  const [isShown, setShown] = useState(category?.is_show_front !== 0)
  const [parent, setParent] = useState('')
  const [problem, setProblem] = useState('')
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.category.key() })
  const save = useSingleMutation({
    mutationFn: () => {
      const fields = { category_name: name.trim(), image_url: picture }
      return category
        ? desk.category.change({ category_id: category.category_id, ...fields, is_show_front: isShown })
        : desk.category.add({
            ...fields,
            parent_id: parentId ?? Number(parent),
            is_main_category: isMain ? 1 : 0,
          })
    },
    onSuccess: async (saved) => {
      // A select that gets the new one must have it among its options.
      await refresh()
      toast.success(category ? '已保存' : '已新增')
      onSaved(saved)
    },
    onError: (error) => {
      setProblem(errorText(error))
      void refresh()
    },
    meta: { silent: true },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(categoryNameMissing)
    else save.mutate()
  }
  return (
    <form id="category-form" onSubmit={submit} noValidate className="grid gap-4">
      <Field id="category-name" label="分类名称" required error={problem}>
        <Input
          {...fieldControl('category-name', problem)}
          data-autofocus
          autoComplete="off"
          maxLength={30}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
      {parentId === null && (
        <Field id="category-parent" label="上级分类">
          <CategorySelect
            id="category-parent"
            label="上级分类"
            isMain={isMain}
            placeholder="没有，作为一级分类"
            value={parent}
            onChange={setParent}
          />
        </Field>
      )}
      {!isMain && (
        <Field id="category-picture" label="图片" hint="显示在分类页面，可不填">
          <PictureField label="分类图片" id="category-picture" value={picture} onChange={setPicture} />
        </Field>
      )}
      {category && !isMain && (
        <Checkbox checked={isShown} onChange={({ target }) => setShown(target.checked)}>
          在商城显示
        </Checkbox>
      )}
    </form>
  )
}
