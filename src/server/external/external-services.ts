import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Catalogue } from './catalogue.ts'
import type { Mail } from './mail.ts'
import { openStores } from './open-stores.ts'
import type { PageFetcher } from './page.ts'
import type { PhotoStore } from './photo-store.ts'
import type { PushSender } from './push.ts'
import { grammarReader, openModelReader, type SentenceReader } from './sentence-reader.ts'
import type { UploadStore } from './upload-store.ts'

/** The services that are not ours, each with a stand-in that works. */
export interface ExternalServices {
  catalogue: Catalogue
  mail: Mail
  pages: PageFetcher
  push: PushSender
  photos: PhotoStore
  uploads: UploadStore
  rules: SentenceReader
}

/** Loads and opens a service when it is first used, since most are rarely needed. */
class LazyService<Service> {
  #openedService: Promise<Service> | undefined

  constructor(private readonly open: () => Promise<Service>) {}

  async ask<Answer>(question: (service: Service) => Promise<Answer>): Promise<Answer> {
    return question(await (this.#openedService ??= this.open()))
  }

  async ifOpen(work: (service: Service) => void | Promise<void>): Promise<void> {
    if (this.#openedService) await work(await this.#openedService)
  }
}

/** The services that the configuration names, and the stand-ins of the others. */
export function openExternalServices(
  config: Config,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): ExternalServices & { close(): Promise<void> } {
  const key = config.spoonacularApiKey
  const catalogue = new LazyService(async () =>
    key === undefined
      ? (await import('./catalogue.ts')).builtInCatalogue()
      : (await import('./spoonacular.ts')).openSpoonacular({ key }),
  )
  const mail = new LazyService(async () =>
    (await import('./mail.ts')).openMail(config, (path) =>
      log.info({ path }, 'an email was put in the outbox'),
    ),
  )
  const pages = new LazyService(async () =>
    (await import('./page.ts')).openPageFetcher({ allowedHosts: config.importAllowedHosts }),
  )
  const push = new LazyService(async () =>
    (await import('./push.ts')).openPushSender({
      contact: config.publicUrl?.startsWith('https:') ? config.publicUrl : `mailto:${config.contactEmail}`,
    }),
  )
  return {
    catalogue: {
      browse: () => catalogue.ask((service) => service.browse()),
      recipe: (id) => catalogue.ask((service) => service.recipe(id)),
    },
    mail: {
      send: (email) => mail.ask((service) => service.send(email)),
      check: () => mail.ask((service) => service.check()),
      close: () => mail.ifOpen((service) => service.close()),
    },
    pages: {
      fetchPage: (url) => pages.ask((service) => service.fetchPage(url)),
      fetchImage: (url, limitBytes) => pages.ask((service) => service.fetchImage(url, limitBytes)),
    },
    push: {
      accepts: (endpoint) => push.ask((service) => service.accepts(endpoint)),
      newKeys: () => push.ask((service) => service.newKeys()),
      send: (...message) => push.ask((service) => service.send(...message)),
    },
    ...openStores(config),
    rules: config.plannerModel
      ? openModelReader(config.plannerModel, (err) => log.warn({ err }, 'the language model was no help'))
      : grammarReader(),
    close: async () => {
      await mail.ifOpen((service) => service.close())
      await pages.ifOpen((service) => service.close())
      await push.ifOpen((service) => service.close())
    },
  }
}
