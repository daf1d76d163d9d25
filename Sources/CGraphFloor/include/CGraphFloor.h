#pragma once
#include "floor.h"
