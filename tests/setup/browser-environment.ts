import JsdomEnvironment from 'jest-environment-jsdom'

/** jsdom with the parts of the platform that every browser of today has and jsdom has not. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      structuredClone,
    })
  }
}
