/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Settings } from '@/app/edit/_designer/settings/field-props'
import { PictureInput } from '@/app/edit/_designer/settings/picture-field'
import type { PictureField } from '@/widgets/setting-fields'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { objectStorage } from '../../fixtures/components/object-storage'

beforeAll(supportDialogs)

const picture = (picture_id: number, more: object = {}) => ({
  picture_id,
  name: `图${picture_id}`,
  kind: '',
  url: `/media/p/${picture_id}.webp`,
  size: 20_480,
  width: 800,
  height: 400,
  created: 1,
  ...more,
})

function show(initial: Settings, more: Partial<PictureField> = {}, answers = {}) {
  const library = [picture(1), picture(2, { kind: '活动' })]
  const mall = mallDouble({
    'GET /operator/pictures': ({ fields }: SentCall) => {
      const list = library.filter(({ kind }) => fields.kind === undefined || fields.kind === kind)
      return { total_count: list.length, list, kinds: ['活动'] }
    },
    'GET /operator/picture/token': { token: 'sealed', image_prefix: 'image/', upload_url: '/storage' },
    'POST /operator/picture/record': ({ fields }: SentCall) => {
      const recorded = picture(3, { name: fields.img_name, kind: fields.kind, url: fields.img_url })
      library.unshift(recorded)
      return { ...recorded, img_full_url: recorded.url }
    },
    'PUT /operator/picture': ({ fields }: SentCall) => picture(1, { ...fields, picture_id: 1 }),
    'DELETE /operator/picture/1': () => {
      library.splice(0, 1)
      return { status: true }
    },
    ...answers,
  })
  const storage = objectStorage()
  const current = { values: initial }
  function Host() {
    const [values, setValues] = useState(initial)
    return (
      <PictureInput
        field={{ kind: 'picture', key: 'imgUrl', ...more }}
        values={values}
        id="widget"
        problems={[]}
        onLeave={() => {}}
        onChange={(change) => {
          current.values = { ...values, ...change }
          setValues(current.values)
        }}
      />
    )
  }
  showPage(<Host />)
  return { ...mall, storage, current, user: userEvent.setup({ applyAccept: false }) }
}

/** The answer of the storage. */
const stored = { img_url: '/media/p/3.webp', mimeType: 'image/webp', img_size: 9, width: 5, height: 4 }

type User = ReturnType<typeof userEvent.setup>
const openLibrary = async (user: User) => {
  await user.click(screen.getByRole('button', { name: '选择图片' }))
  await screen.findByRole('radio', { name: '图1' })
}
const upload = (user: User, ...files: File[]) => user.upload(screen.getByLabelText('上传图片文件'), files)
const png = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' })

describe('the library of pictures', () => {
  it('gives the chosen picture, and its height to a widget that keeps the ratio', async () => {
    const { user, current } = show({ imgUrl: '', width: 1190, proportion: true }, { givesHeight: true })
    await openLibrary(user)
    await user.click(screen.getByRole('radio', { name: '图2' }))
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(current.values).toMatchObject({ imgUrl: '/media/p/2.webp', height: 595 })
    expect(screen.getByRole('button', { name: '更换图片' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '移除图片' }))
    expect(current.values).toMatchObject({ imgUrl: '' })
  })

  it('fits the picture into the room that a widget has in a free panel', async () => {
    const values = { imgUrl: '', width: 1190, height: 200, proportion: true, leaf: true }
    const { user, current } = show(values, { givesHeight: true })
    await openLibrary(user)
    await user.click(screen.getByRole('radio', { name: '图2' }))
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(current.values).toMatchObject({ imgUrl: '/media/p/2.webp', width: 400, height: 200 })
  })

  it('shows one folder, and begins a new one with an upload', async () => {
    const { user, sent, storage } = show({ imgUrl: '' })
    await openLibrary(user)
    await user.click(screen.getByRole('button', { name: '活动' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: '图1' })).toBeNull())
    await user.click(screen.getByRole('button', { name: '新建分组' }))
    await user.type(screen.getByRole('textbox', { name: '分组名称' }), '春节{Enter}')
    await upload(user, png('灯笼.png'))
    await waitFor(() => expect(storage.requests).toHaveLength(1))
    await act(() => storage.answer(stored))
    await waitFor(() =>
      expect(sent('POST', '/operator/picture/record')[0]?.fields).toMatchObject({ kind: '春节' }),
    )
  })

  it('drops the choice of a picture that another folder does not show', async () => {
    const { user } = show({ imgUrl: '' })
    await openLibrary(user)
    await user.click(screen.getByRole('radio', { name: '图2' }))
    await user.click(screen.getByRole('button', { name: '活动' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: '图1' })).toBeNull())
    expect(screen.getByRole('group', { name: '所选图片' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '未分组' }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: '图2' })).toBeNull())
    expect(screen.queryByRole('group', { name: '所选图片' })).toBeNull()
    expect(screen.getByRole('button', { name: '确定' })).toBeDisabled()
  })

  it('renames, moves and deletes the selected picture', async () => {
    const { user, sent } = show({ imgUrl: '' })
    await openLibrary(user)
    await user.click(screen.getByRole('radio', { name: '图1' }))
    const details = screen.getByRole('group', { name: '所选图片' })
    expect(within(details).getByText('800 × 400，20 KB')).toBeVisible()
    await user.type(within(details).getByRole('textbox', { name: '名称' }), '新{Enter}')
    await user.selectOptions(within(details).getByRole('combobox', { name: '分组' }), '活动')
    await waitFor(() =>
      expect(sent('PUT', '/operator/picture').map(({ fields }) => fields)).toEqual([
        expect.objectContaining({ picture_id: '1', name: '图1新' }),
        expect.objectContaining({ picture_id: '1', kind: '活动' }),
      ]),
    )
    await user.click(screen.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('确定删除该图片？已使用它的页面不受影响。')).toBeVisible()
    await user.click(
      within(screen.getByRole('dialog', { name: '提示' })).getByRole('button', { name: '确定' }),
    )
    expect(await screen.findByText('删除成功！')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('radio', { name: '图1' })).toBeNull())
  })

  it('says when it cannot be loaded', async () => {
    const { user } = show({ imgUrl: '' }, {}, { 'GET /operator/pictures': refuse('出错了') })
    await user.click(screen.getByRole('button', { name: '选择图片' }))
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})

describe('an upload', () => {
  it('has the three steps of the specification, shows its progress, and selects the picture', async () => {
    const { user, storage, current, sent } = show({ imgUrl: '' })
    await openLibrary(user)
    await upload(user, png('横幅.png'))
    await waitFor(() => expect(storage.requests).toHaveLength(1))
    act(() => {
      storage.progress(0.4)
    })
    expect(screen.getByRole('progressbar', { name: '横幅.png的上传进度' })).toHaveValue(40)
    const [request] = storage.requests
    expect(request?.url).toBe('/storage')
    expect(request?.body.get('token')).toBe('sealed')
    expect(request?.body.get('key')).toMatch(/^image\/[0-9a-f]{32}\.png$/)
    await act(() =>
      storage.answer({
        img_url: '/media/p/3.webp',
        mimeType: 'image/webp',
        img_size: 9,
        width: 5,
        height: 4,
      }),
    )
    expect(await screen.findByText('图片上传成功')).toBeVisible()
    expect(sent('POST', '/operator/picture/record')[0]?.fields).toMatchObject({
      img_name: '横幅',
      img_url: '/media/p/3.webp',
      img_type: 'image/webp',
      img_size: '9',
      width: '5',
      height: '4',
    })
    expect(await screen.findByRole('radio', { name: '横幅' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: '确定' }))
    expect(current.values).toMatchObject({ imgUrl: '/media/p/3.webp' })
  })

  it('refuses other types and large files, and takes the others', async () => {
    const { user, storage } = show({ imgUrl: '' })
    await openLibrary(user)
    const gif = new File(['GIF89a'], '动图.gif', { type: 'image/gif' })
    await upload(user, gif, png('大图.png', 2 * 1024 * 1024 + 1), png('好图.png'))
    expect(await screen.findByText('上传图片只能是 JPG 或者 PNG 格式!')).toBeVisible()
    expect(screen.getByText('图片上传最大为2M')).toBeVisible()
    await waitFor(() =>
      expect(storage.requests.map(({ body }) => (body.get('file') as File).name)).toEqual(['好图.png']),
    )
    await user.click(screen.getByRole('button', { name: '移除动图.gif' }))
    expect(screen.queryByText('动图.gif')).toBeNull()
  })

  it('that failed is tried again', async () => {
    const { user, storage } = show({ imgUrl: '' })
    await openLibrary(user)
    await upload(user, png('a.png'))
    await waitFor(() => expect(storage.requests).toHaveLength(1))
    act(() => {
      storage.fail()
    })
    await user.click(await screen.findByRole('button', { name: '重新上传a.png' }))
    await waitFor(() => expect(storage.requests).toHaveLength(2))
    await act(() => storage.answer({ message: '图片无法识别，请更换图片', status_code: 422 }))
    expect(await screen.findByText('图片无法识别，请更换图片')).toBeVisible()
  })

  it('begins when files are dropped', async () => {
    const { user, storage } = show({ imgUrl: '' })
    await openLibrary(user)
    fireEvent.drop(screen.getByRole('radio', { name: '图1' }), {
      dataTransfer: { files: [png('a.png'), png('b.png')] },
    })
    await waitFor(() => expect(storage.requests).toHaveLength(1))
    expect(screen.getByText('等待中')).toBeVisible()
  })
})
