import { expect, test } from 'vitest'
import { hasCookingVerb } from './cooking-verbs.ts'

test.each([
  'Aceite de oliva virgen extra',
  'Azeite de oliva extra virgem',
  'Tomate frito casero',
  'Chocolate en polvo sin azúcar',
  'Azúcar de caña integral',
  'Açúcar em pó peneirado',
  'Vinagre de Jerez',
  'Levure de boulanger fraîche',
  'Beurre à température ambiante',
  'Poivre du moulin',
  'Sucre en poudre',
  'Vinaigre de cidre',
  'Patate lesse',
])('%s is a food and no instruction (importing 171)', (food) => expect(hasCookingVerb(food)).toBe(false))

test.each([
  'Scaldate il forno',
  'Tritate la carota',
  'Beurrer le moule',
  'Poivrer la viande',
  'Sucrer le tout',
  'Azucarar el yogur',
  'Poner a cocer el arroz',
  'Cortar as bananas',
])('%s is an instruction', (step) => expect(hasCookingVerb(step)).toBe(true))
