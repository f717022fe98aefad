import { describe, expect, it } from 'vitest';
import { toSchema } from '../../src/catalog/openapi-30.ts';

describe('a schema in the words of OpenAPI 3.0', () => {
  it.each([
    ['what may be null', { type: ['string', 'null'], description: 'x' }, { type: 'string', description: 'x', nullable: true }],
    ['one value', { const: 'ok', type: 'string' }, { type: 'string', enum: ['ok'] }],
    ['several types', { type: ['string', 'number'] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    [
      'several types, or null',
      { type: ['string', 'number', 'null'] },
      {
        anyOf: [
          { type: 'string', nullable: true },
          { type: 'number', nullable: true },
        ],
      },
    ],
    [
      'a part that may be null',
      { anyOf: [{ $ref: '#/x' }, { type: 'null' }] },
      { type: 'object', allOf: [{ $ref: '#/x' }], nullable: true },
    ],
    [
      'a shape that may be null',
      { anyOf: [{ type: 'object', properties: {} }, { type: 'null' }] },
      { type: 'object', properties: {}, nullable: true },
    ],
    ['known words that may be null', { enum: ['a'], type: ['string', 'null'] }, { enum: ['a', null], type: 'string', nullable: true }],
    ['what is within', { type: 'array', items: { const: 1, type: 'integer' } }, { type: 'array', items: { enum: [1], type: 'integer' } }],
    [
      'members of any name',
      { type: 'object', propertyNames: { type: 'string' }, additionalProperties: { type: ['number', 'null'] } },
      { type: 'object', additionalProperties: { type: 'number', nullable: true } },
    ],
    ['a part', { $ref: '#/x', description: 'y' }, { $ref: '#/x' }],
  ])('has %s', (_, schema, same) => expect(toSchema(schema)).toEqual(same));
});
