/**
 * Builds the application from its dependencies. It does not listen and does not read the
 * environment.
 */

import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openPacksAtEnd } from '../domain/shopping/open-packs.ts'
import { sharedPacks } from '../domain/shopping/shared-packs.ts'
import { reminderRoutes } from './account/reminders/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { findAccessToken } from './account/sign-in/access-token-store.ts'
import { signInRoutes } from './account/sign-in/routes.ts'
import { secondFactorOf } from './account/sign-in/second-factor-store.ts'
import { findSession } from './account/sign-in/sessions.ts'
import { userIdsOf } from './account/sign-in/store.ts'
import { menuRoutes } from './calendar/menus/routes.ts'
import { calendarRoutes } from './calendar/routes.ts'
import { templateRoutes } from './calendar/templates/routes.ts'
import { hasTemplates } from './calendar/templates/store.ts'
import { contactRoutes } from './home/routes.ts'
import { invitationRoutes } from './household/invitations/routes.ts'
import { readNeeds } from './household/preferences.ts'
import { householdRoutes } from './household/routes.ts'
import { hasFamily } from './household/store.ts'
import { registerRoutes, type Route } from './http/bind-call.ts'
import { compressAnswers } from './http/compress.ts'
import type { AppDependencies, LaterFeatures } from './http/context.ts'
import { describeCall, securitySchemes } from './http/describe-call.ts'
import {
  answerUnreadable,
  handleErrors,
  logUndeclaredRefusal,
  type OnUndeclaredRefusal,
} from './http/errors.ts'
import { readableAddress, serveFrontEnd } from './http/front-end.ts'
import { serveHealth } from './http/health.ts'
import { readJsonBodies } from './http/json-body.ts'
import { serveLiveChanges } from './http/live-changes.ts'
import { type ResponseCache, responseCache } from './http/response-cache.ts'
import { refuseOtherSites, sendSafeHeaders } from './http/security-headers.ts'
import { serveShareTarget } from './http/share-target.ts'
import { type ArrivalLimits, arrivalLimits, refuseSlowBodies } from './http/slow-bodies.ts'
import { resumeImports } from './importing/files/import-jobs.ts'
import { fileImportRoutes } from './importing/files/routes.ts'
import { resumePictureReadings } from './importing/pictures/reading-jobs.ts'
import { pictureRoutes } from './importing/pictures/routes.ts'
import { importingRoutes } from './importing/routes.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import { plannerRoutes } from './planner/routes.ts'
import { photoRoutes } from './recipes/photos/routes.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { hasRecipes } from './recipes/store.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { shoppingHabitsOf } from './shopping/remember-foods.ts'
import { shoppingRoutes } from './shopping/routes.ts'

/** Everything that the server answers, feature by feature. */
const routes: Route[] = [
  ...signInRoutes,
  ...householdRoutes,
  ...recipeRoutes,
  ...photoRoutes,
  ...importingRoutes,
  ...fileImportRoutes,
  ...pictureRoutes,
  ...contactRoutes,
  ...accountRoutes,
  ...reminderRoutes,
  ...invitationRoutes,
  ...calendarRoutes,
  ...plannerRoutes,
  ...sharingRoutes,
  ...shoppingRoutes,
  ...templateRoutes,
  ...menuRoutes,
]

/** The questions that earlier features ask of later ones. */
function laterFeaturesOf({ db, clock }: AppDependencies): LaterFeatures {
  return {
    findSession: (token) => findSession(db, token, clock().toISOString()),
    findAccessToken: (token) => findAccessToken(db, token, clock().toISOString()),
    hasSecondFactor: async (userId) => (await secondFactorOf(db, userId)) !== undefined,
    firstSteps: async (household) => ({
      family: await hasFamily(household),
      templates: await hasTemplates(household),
      recipes: await hasRecipes(household),
    }),
    householdNeeds: async (household) => readNeeds(household, await userIdsOf(household)),
    openPacks: async (household) => {
      const habits = await shoppingHabitsOf(household)
      return {
        open: (plan) => openPacksAtEnd(plan, habits),
        shared: (days, recipes) => sharedPacks(days, recipes, habits),
      }
    },
  }
}

export interface AppOptions {
  /** Where the log goes; a test keeps none. */
  logger?: FastifyBaseLogger
  /** The folder of the built front end; a test of the calls alone needs none. */
  frontEnd?: string
  /** Whether the process is stopping, so that a load balancer sends no new calls. */
  isStopping?: () => boolean
  /** The response cache; a test checks that its ETags are right. */
  cache?: ResponseCache
  /** Called with refusals that a call does not name: they are logged, and fail a test. */
  onUndeclaredRefusal?: OnUndeclaredRefusal
  arrival?: ArrivalLimits
}

/** The longest name in an address, in characters: longer than any that a call takes. */
const MAX_NAME_LENGTH = 1000

/** What cached answers may take of the memory, in bytes. */
const CACHE_BYTES = 32 * 1024 * 1024

export async function buildApp(dependencies: AppDependencies, options: AppOptions): Promise<FastifyInstance> {
  const arrival = options.arrival ?? arrivalLimits
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    genReqId: () => randomUUID(),
    trustProxy: dependencies.config.trustProxy,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    http: { headersTimeout: arrival.headers, connectionsCheckingInterval: Math.ceil(arrival.headers / 3) },
    frameworkErrors: answerUnreadable,
    rewriteUrl: readableAddress,
    // Names of any length reach their call, which refuses them as it refuses other unknown names.
    routerOptions: { maxParamLength: MAX_NAME_LENGTH },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app, options.onUndeclaredRefusal ?? logUndeclaredRefusal)
  readJsonBodies(app)
  refuseSlowBodies(app, arrival)
  sendSafeHeaders(app, dependencies.config)
  refuseOtherSites(app, dependencies.config)
  compressAnswers(app)
  await app.register(cookie)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Plateful', version: '1' },
      components: { securitySchemes },
    },
    transform: describeCall,
  })
  serveHealth(app, dependencies.db, options.isStopping ?? (() => false))
  const laterFeatures = laterFeaturesOf(dependencies)
  registerRoutes(app, dependencies, laterFeatures, routes, options.cache ?? responseCache(CACHE_BYTES))
  serveLiveChanges(app, dependencies, laterFeatures)
  serveMcp(app, dependencies, laterFeatures)
  resumeImports(app, dependencies)
  resumePictureReadings(app, dependencies)
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await serveShareTarget(app)
  await serveFrontEnd(app, dependencies.config, options.frontEnd)
  return app
}
