import * as tables from '@/lib/server/ground/db/schema'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()

const write = async (
  templateId: number,
  values: Partial<typeof tables.pcTemplates.$inferInsert> = {},
): Promise<void> => {
  const times = { created: mall.now(), updated: mall.now() }
  await mall.db.orm.insert(tables.pcTemplates).values({
    templateId,
    templateTitle: `页面${templateId}`,
    templateDescription: `说明${templateId}`,
    pageType: 'custom',
    status: 1,
    ...times,
    ...values,
  })
  await mall.db.orm
    .insert(tables.pcTemplateContents)
    .values({ templateId, params: { type: 'W0011', text: `文字${templateId}` }, ...times })
}

/** Pages 1 home, 2 custom, 3 custom with a code, 4 and 5 drafts of both. */
beforeAll(async () => {
  await write(1, { pageType: 'index' })
  await write(2)
  await write(3, { pageCode: 'story' })
  await write(4, { status: 2 })
  await write(5, { status: 2, pageCode: 'technology' })
})

const get = async (path: string, params: Record<string, unknown>) =>
  (await mall.call('GET', `/pctemplate/${path}`, params)).data

describe('a designed page', () => {
  it('returns title, description, type and code', async () => {
    expect(await get('getTemplateInfo', { theme_pc_template_id: 2 })).toEqual({
      theme_pc_template_id: 2,
      template_title: '页面2',
      template_description: '说明2',
      page_type: 'custom',
      page_code: '',
      tdk_data: { title: '', mate_description: '', mate_keywords: '' },
    })
    expect(await get('getTemplateInfo', { page_code: 'story' })).toMatchObject({ template_title: '页面3' })
    expect(await get('getTemplateInfo', { theme_pc_template_id: 1 })).toMatchObject({ page_type: 'index' })
  })

  it('refuses a page type that no client has', async () => {
    const refusal = { message: '缺少或错误的page_type', status_code: 422 }
    expect(await get('getTemplateContent', { page_type: 'foo' })).toMatchObject(refusal)
    expect(await get('getTemplateContent', { page_type: 'index' })).toBeInstanceOf(Array)
  })

  it.each([{ theme_pc_template_id: 4 }, { page_code: 'technology' }])(
    'returns nothing of a draft for %o',
    async (selector) => {
      expect(await get('getTemplateContent', selector)).toEqual([])
      expect(await get('getTemplateInfo', selector)).toMatchObject({
        message: '页面不存在',
        status_code: 422,
      })
    },
  )

  it('returns no draft in the older shape either', async () => {
    const { data } = await mall.call('GET', '/pageparams/setting', {
      template_name: 'pc',
      page_name: 'custom_4',
    })
    expect(data).toEqual({ list: [], config: [] })
  })

  it.each([{}, { theme_pc_template_id: 99 }, { page_code: 'nothing' }])(
    'reports a missing page for %o',
    async (selector) => {
      expect(await get('getTemplateInfo', selector)).toMatchObject({ message: '页面不存在' })
    },
  )
})
